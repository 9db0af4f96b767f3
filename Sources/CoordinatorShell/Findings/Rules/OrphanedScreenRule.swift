import HeadlessUIKit
import RetainGraph

/// A visible screen whose coordinator or delegate was deallocated, so that its calls go nowhere.
///
/// Checked for the screens that came with the step, and for all when a coordinator was detached.
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
