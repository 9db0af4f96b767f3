/// A push or a pop under way.
@MainActor final class NavigationTransition: Transition, TimedEvent {
  private unowned let navigationController: UINavigationController
  private let isPop: Bool

  init(
    in navigationController: UINavigationController, from: UIViewController?,
    to: UIViewController?, isPop: Bool, isAnimated: Bool, isInteractive: Bool = false
  ) {
    self.navigationController = navigationController
    self.isPop = isPop
    super.init(from: from, to: to, isAnimated: isAnimated, isInteractive: isInteractive)
  }

  /// Makes the `will` callbacks.
  func begin() {
    to?.loadViewIfNeeded()
    if let to { navigationController.view.addSubview(to.view) }
    if isPop {
      from?.willMove(toParent: nil)
      from?.moves.insert(.fromParent)
    } else {
      to?.moves.insert(.toParent)
    }
    from?.beginAppearanceTransition(false, animated: isAnimated)
    to?.beginAppearanceTransition(true, animated: isAnimated)
    if let to { navigationController.tellWillShow(to, animated: isAnimated) }
  }

  func fire() {
    if isCancelled { turnBack() } else { finish() }
    navigationController.transitionDidEnd(self)
  }

  /// Makes the `did` callbacks.
  private func finish() {
    from?.viewIfLoaded?.removeFromSuperview()
    from?.endAppearanceTransition()
    if navigationController.appearance == .appeared { to?.endAppearanceTransition() }
    if isPop {
      from?.leave(navigationController)
    } else {
      to?.didMove(toParent: navigationController)
    }
    if let to { navigationController.tellDidShow(to, animated: isAnimated) }
  }

  private func turnBack() {
    to?.beginAppearanceTransition(false, animated: isAnimated)
    to?.viewIfLoaded?.removeFromSuperview()
    to?.endAppearanceTransition()
    if let from { navigationController.takeBack(from) }
    from?.beginAppearanceTransition(true, animated: isAnimated)
    from?.endAppearanceTransition()
  }
}

extension UIViewController {
  /// Ends membership in a container that has already taken this one off its list.
  func leave(_ container: UIViewController) {
    guard parent === container, !container.childStorage.contains(where: { $0 === self }) else {
      return
    }
    parent = nil
    didMove(toParent: nil)
  }
}
