/// A push or pop in progress.
@MainActor final class NavigationTransition: Transition {
  let isPop: Bool

  private let navigationController: UINavigationController
  /// Whether `from` has left the stack permanently.
  private var fromLeaves: Bool

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

  /// Starts the transition, which ends immediately, after UIKit's duration, or when the app's
  /// animator completes it.
  func start() {
    guard isAnimated else {
      begin()
      return fire()
    }
    guard let from, let to, let delegate = navigationController.storedDelegate,
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

  /// Calls the `will` callbacks.
  ///
  /// General knowledge: a pushed view has no window yet in its `viewWillAppear`.
  func begin() {
    to?.loadViewIfNeeded()
    if let from {
      if fromLeaves {
        from.willMove(toParent: nil)
        from.moves.insert(.fromParent)
      }
      from.beginAppearanceTransition(false, animated: isAnimated)
    }
    // A callback may have removed it.
    guard let to, to.isChild(of: navigationController) else { return }
    // A callback may have covered the stack; then `to` appears when the stack does.
    guard navigationController.isOnScreen else { return navigationController.embed(to) }
    if !isPop { to.moves.insert(.toParent) }
    // A pushed view isn't in a window yet in `viewWillAppear`. This is widely reported rather than
    // documented.
    to.beginAppearing(animated: isAnimated, in: navigationController)
    navigationController.tellWillShow(to, animated: isAnimated)
  }

  /// Called when the view controller being left was removed from the stack during the transition.
  func fromIsReleased() {
    guard !fromLeaves, let from else { return }
    fromLeaves = true
    from.willMove(toParent: nil)
    from.moves.insert(.fromParent)
  }

  override func fire() {
    isEnding = true
    navigationController.transitionWillEnd(self)
    if isCancelled { turnBack() } else { finish() }
    navigationController.transitionDidEnd(self)
  }

  /// Calls the `did` callbacks.
  private func finish() {
    if let from {
      navigationController.disembed(from)
      from.endAppearanceTransition()
    }
    if let to, navigationController.appearance == .appeared { to.endAppearanceTransition() }
    if fromLeaves { from?.leave(navigationController) }
    navigationController.welcome()
    guard let to, to.isChild(of: navigationController) else { return }
    navigationController.tellDidShow(to, animated: isAnimated)
  }

  /// Restores the stack before any callback, which may change it again.
  private func turnBack() {
    let staying = from.flatMap { $0.isChild(of: navigationController) ? $0 : nil }
    if let staying { navigationController.takeBack(staying) }
    if let to, to.isChild(of: navigationController) {
      to.beginAppearanceTransition(false, animated: isAnimated)
      navigationController.disembed(to)
      to.endAppearanceTransition()
    }
    guard let staying, staying.isChild(of: navigationController) else { return }
    guard navigationController.isOnScreen else { return staying.endAppearanceTransition() }
    staying.beginAppearanceTransition(true, animated: isAnimated)
    if navigationController.appearance == .appeared { staying.endAppearanceTransition() }
  }

  override func abandon() {
    super.abandon()
    navigationController.forget(self)
  }
}

extension UIViewController {
  /// Whether the view controller is visible or about to be.
  var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

  /// Ends the membership in a container that has already removed this view controller from its
  /// list.
  func leave(_ container: UIViewController) {
    guard isChild(of: container), !container.childStorage.contains(where: { $0 === self }) else {
      return
    }
    parent = nil
    moves.subtract([.fromParent, .joining])
    tellMoved(to: nil)
  }

  /// Loads both views and adds the child's view on top of the container's.
  func embed(_ child: UIViewController) {
    child.loadViewIfNeeded()
    loadViewIfNeeded()
    guard let host = loadedView, let view = child.loadedView else { return }
    host.attach(view)
    if isBareContainer {
      attachBar(to: host)
      host.putBehindAddedViews(view)
    }
  }

  /// Removes a child's view from the container's view, unless the app has moved it elsewhere.
  func disembed(_ child: UIViewController) {
    guard let view = child.loadedView, view.superview === loadedView else { return }
    view.detach()
  }

  /// Ends the appearance of a child that moved to another container while its view is still here.
  func giveUp(_ child: UIViewController) {
    guard let view = child.loadedView,
      view.superview == nil || loadedView.map(view.isDescendant) ?? false
    else { return }
    child.beginAppearanceTransition(false, animated: false)
    view.detach()
    child.endAppearanceTransition()
  }
}
