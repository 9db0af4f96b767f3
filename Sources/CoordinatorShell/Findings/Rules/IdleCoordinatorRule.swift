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
    return idle(in: session, at: moment).map { label in
      Finding(
        .structure, label, due: moment,
        notes: ["it is attached, and neither it nor its children have a screen in the hierarchy"])
    }
  }

  package func stands(_ finding: Finding, in session: Session) -> Bool {
    idle(in: session).contains(finding.subject)
  }

  /// The idle coordinators; the calls that UIKit refused at `moment` aren't findings yet.
  private func idle(in session: Session, at moment: Finding.Moment? = nil) -> [ObjectLabel] {
    var refused = Set(
      session.judge.findings.filter { $0.verdict == .misuse }.compactMap { $0.due?.step })
    if let moment, !session.device.misuses.isEmpty { refused.insert(moment.step) }
    return session.monitor.unseenCoordinators(labels: session.labels).filter { label in
      guard session.labels.object(label) is GuestCoordinator else { return true }
      return session.monitor.coordinators.firstSeen(label).map { refused.contains($0.step) }
        ?? false
    }
  }
}
