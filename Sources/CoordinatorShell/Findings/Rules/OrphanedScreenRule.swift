import HeadlessUIKit
import RetainGraph

/// A screen in the hierarchy whose coordinator or delegate has died: what it tells, nobody hears.
///
/// Asked of the screens that came with the step, and of all when a coordinator has gone.
package struct OrphanedScreenRule: StateRule {
  package func findings(in session: Session, at moment: Finding.Moment) -> [Finding] {
    session.monitor.takeOrphans().map { label, field in
      Finding(
        .structure, label, due: moment,
        notes: ["'\(field)' referenced an object that was deallocated: nothing retained it"])
    }
  }

  package func stands(_ finding: Finding, in session: Session) -> Bool {
    session.object(finding.subject) != nil
  }
}
