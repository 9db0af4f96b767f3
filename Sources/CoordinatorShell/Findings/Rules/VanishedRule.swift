import CoordinatorKit
import HeadlessUIKit

/// A coordinator that was deallocated although its screens are still there.
package struct VanishedRule: StateRule {
  package func findings(in session: Session, at moment: Finding.Moment) -> [Finding] {
    guard session.monitor.coordinators.hasLost || moment.step == 0 else { return [] }
    return session.monitor.takeVanished(labels: session.labels).map { label in
      Finding(
        .vanished, label, due: moment,
        notes: ["it was deallocated while its screens are in the hierarchy; nothing retained it"])
    } + orphaned(in: session, at: moment)
  }

  /// A coordinator in a local variable: after launch there are screens, but no coordinator owns
  /// any.
  private func orphaned(in session: Session, at moment: Finding.Moment) -> [Finding] {
    guard moment.step == 0, session.launched.coordinators.isNamedByDelegate,
      session.rootCoordinator?.ownsNothing ?? true, let front = session.device.frontmost
    else { return [] }
    return [
      Finding(
        .vanished, front.label, due: moment,
        notes: ["its coordinator was deallocated when the launch ended: nothing retained it"])
    ]
  }
}

extension Coordinator {
  fileprivate var ownsNothing: Bool {
    childCoordinators.isEmpty && screens.isEmpty && rootViewController == nil
  }
}
