import HeadlessUIKit

/// A coordinator is attached, and neither it nor a descendant ever showed a screen.
package struct IdleCoordinatorRule: StateRule {
  package func findings(in session: Session, at moment: Finding.Moment) -> [Finding] {
    guard session.monitor.coordinators.hasUnseen, session.device.isIdle else { return [] }
    return session.monitor.unseenCoordinators(labels: session.labels).map { label in
      Finding(
        .structure, label, due: moment,
        notes: ["it is attached, and neither it nor its children have a screen in the hierarchy"])
    }
  }

  package func stands(_ finding: Finding, in session: Session) -> Bool {
    session.monitor.unseenCoordinators(labels: session.labels).contains(finding.subject)
  }
}
