import HeadlessUIKit

/// A coordinator is attached, and neither it nor a descendant ever showed a screen.
///
/// camsh infers the coordinators of an app that doesn't use `Coordinator`. Such an app may create one
/// early and start it later, or have a router that owns a container for later, so there it is a
/// finding only if UIKit has refused a call.
package struct IdleCoordinatorRule: StateRule {
  package func findings(in session: Session, at moment: Finding.Moment) -> [Finding] {
    guard session.monitor.coordinators.hasUnseen, session.device.isIdle else { return [] }
    return idle(in: session).map { label in
      Finding(
        .structure, label, due: moment,
        notes: ["it is attached, and neither it nor its children have a screen in the hierarchy"])
    }
  }

  package func stands(_ finding: Finding, in session: Session) -> Bool {
    idle(in: session).contains(finding.subject)
  }

  private func idle(in session: Session) -> [ObjectLabel] {
    session.monitor.unseenCoordinators(labels: session.labels).filter { label in
      !(session.labels.object(label) is GuestCoordinator) || !session.device.misuses.isEmpty
        || session.judge.findings.contains { $0.verdict == .misuse }
    }
  }
}
