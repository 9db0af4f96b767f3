import Coordinators
import HeadlessUIKit

/// Needed and gone: a coordinator that died while its screens are still there.
@MainActor enum VanishedRule {
  static func findings(in session: Session, at moment: Finding.Moment) -> [Finding] {
    session.monitor.takeVanished(labels: session.labels).map { label in
      finding(
        label, at: moment,
        "it was deallocated while its screens are still in the hierarchy; nothing kept it")
    } + orphaned(in: session, at: moment)
  }

  /// Screens at launch and no coordinator, or none but one that owns nothing: it was a local variable.
  private static func orphaned(in session: Session, at moment: Finding.Moment) -> [Finding] {
    guard moment.step == 0, session.sceneDelegate is any CoordinatorHosting,
      session.rootCoordinator?.ownsNothing ?? true, let front = session.device.frontmost
    else { return [] }
    return [
      finding(
        front.label, at: moment,
        "its coordinator was deallocated when the launch ended: nothing kept it")
    ]
  }

  private static func finding(
    _ label: ObjectLabel, at moment: Finding.Moment, _ note: String
  ) -> Finding {
    Finding(
      verdict: .vanished, subject: label, made: nil, due: moment, links: [], root: nil, kept: 0,
      cut: nil, unknownHolders: 0, notes: [note])
  }
}

extension Coordinator {
  fileprivate var ownsNothing: Bool {
    childCoordinators.isEmpty && screens.isEmpty && rootViewController == nil
  }
}
