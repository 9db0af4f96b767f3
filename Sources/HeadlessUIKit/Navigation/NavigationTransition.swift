/// A push or a pop under way.
@MainActor final class NavigationTransition: Transition {
  let isPop: Bool

  private let navigationController: UINavigationController
  /// Whether `from` has left the stack and goes for good.
  private let fromLeaves: Bool

  init(
    in navigationController: UINavigationController, from: UIViewController?,
    to: UIViewController?, isPop: Bool, fromLeaves: Bool, isAnimated: Bool,
    isInteractive: Bool = false
  ) {
    self.navigationController = navigationController
    self.isPop = isPop
    self.fromLeaves = fromLeaves
    super.init(from: from, to: to, isAnimated: isAnimated, isInteractive: isInteractive)
  }

  /// Begins, and ends at once, after UIKit's own time, or when the app's animator says so.
  func start() {
    guard isAnimated else {
      begin()
      return fire()
    }
    let delegate = navigationController.delegate
    guard let from, let to, let delegate,
      let animator = delegate.navigationController(
        navigationController, animationControllerFor: isPop ? .pop : .push, from: from, to: to)
    else {
      begin()
      return HeadlessDevice.current.clock.schedule(self, after: duration)
    }
    let interaction = delegate.navigationController(
      navigationController, interactionControllerFor: animator)
    begin()
    run(animator, in: navigationController.loadedView, interaction: interaction)
  }

  /// Makes the `will` callbacks.
  func begin() {
    if let to { navigationController.embed(to) }
    if let from {
      if fromLeaves {
        from.willMove(toParent: nil)
        from.moves.insert(.fromParent)
      }
      from.beginAppearanceTransition(false, animated: isAnimated)
    }
    guard let to else { return }
    if !isPop { to.moves.insert(.toParent) }
    to.beginAppearanceTransition(true, animated: isAnimated)
    navigationController.tellWillShow(to, animated: isAnimated)
  }

  override func fire() {
    isEnding = true
    if isCancelled { turnBack() } else { finish() }
    navigationController.transitionDidEnd(self)
  }

  /// Makes the `did` callbacks.
  private func finish() {
    if let from {
      from.loadedView?.detach()
      from.endAppearanceTransition()
    }
    if let to, navigationController.appearance == .appeared { to.endAppearanceTransition() }
    if fromLeaves { from?.leave(navigationController) }
    guard let to else { return }
    if !isPop { to.didMove(toParent: navigationController) }
    navigationController.tellDidShow(to, animated: isAnimated)
  }

  private func turnBack() {
    if let to {
      to.beginAppearanceTransition(false, animated: isAnimated)
      to.loadedView?.detach()
      to.endAppearanceTransition()
    }
    guard let from else { return }
    navigationController.takeBack(from)
    from.beginAppearanceTransition(true, animated: isAnimated)
    from.endAppearanceTransition()
  }

  override func abandon() {
    super.abandon()
    navigationController.forget(self)
  }
}

extension UIViewController {
  /// Ends membership in a container that has already taken this one off its list.
  func leave(_ container: UIViewController) {
    guard isChild(of: container), !container.childStorage.contains(where: { $0 === self }) else {
      return
    }
    parent = nil
    didMove(toParent: nil)
  }

  /// Puts a child's view on top of this container's, loading both.
  func embed(_ child: UIViewController) {
    child.loadViewIfNeeded()
    loadViewIfNeeded()
    if let host = loadedView, let view = child.loadedView { host.attach(view) }
  }
}
