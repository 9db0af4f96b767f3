import HeadlessUIKit

/// A coordinator is attached, and neither it nor a descendant ever showed a screen.
///
/// In an app that doesn't use `Coordinator`, camsh infers the coordinators. Such an app may create
/// one early and start it later, or have a router that owns a container for later use, such as a
/// page's. There it is a finding only if UIKit refused a call in the step that attached the
/// coordinator.
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
      guard session.labels.object(label) is GuestCoordinator else { return true }
      return session.monitor.coordinators.firstSeen(label)
        .map { session.judge.refusedSteps.contains($0.step) } ?? false
    }
  }
}
