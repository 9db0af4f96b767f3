/// A tab change in progress, animated only if the app provides an animator.
@MainActor final class TabTransition: Transition {
  private let tabBarController: UITabBarController
  /// Whether all `will` callbacks have been called.
  private(set) var hasBegun = false

  init(
    in tabBarController: UITabBarController, from: UIViewController?, to: UIViewController?,
    isAnimated: Bool
  ) {
    self.tabBarController = tabBarController
    super.init(from: from, to: to, isAnimated: isAnimated)
  }

  /// Calls the `will` callbacks.
  func begin() {
    if let to {
      tabBarController.embed(to)
      to.beginAppearanceTransition(true, animated: isAnimated)
    }
    from?.beginAppearanceTransition(false, animated: isAnimated)
    hasBegun = true
  }

  override func fire() {
    guard !isEnding else { return }
    isEnding = true
    if isCancelled { turnBack() } else { finish() }
    tabBarController.transitionDidEnd(self)
  }

  private func finish() {
    if let from {
      tabBarController.disembed(from)
      from.endAppearanceTransition()
    }
    if tabBarController.appearance == .appeared { to?.endAppearanceTransition() }
  }

  private func turnBack() {
    if let to {
      to.beginAppearanceTransition(false, animated: isAnimated)
      tabBarController.disembed(to)
      to.endAppearanceTransition()
    }
    guard let from else { return }
    tabBarController.takeBack(from)
    guard tabBarController.isOnScreen else { return from.endAppearanceTransition() }
    tabBarController.embed(from)
    from.beginAppearanceTransition(true, animated: isAnimated)
    if tabBarController.appearance == .appeared { from.endAppearanceTransition() }
  }

  override func abandon() {
    super.abandon()
    tabBarController.forget(self)
  }
}
