/// A push or a pop under way.
@MainActor final class NavigationTransition: Transition {
  let isPop: Bool

  private let navigationController: UINavigationController
  /// Whether `from` has left the stack and goes for good.
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

  /// Begins, and ends at once, after UIKit's own time, or when the app's animator says so.
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

  /// Makes the `will` callbacks.
  func begin() {
    to?.loadViewIfNeeded()
    if let from {
      if fromLeaves {
        from.willMove(toParent: nil)
        from.moves.insert(.fromParent)
      }
      from.beginAppearanceTransition(false, animated: isAnimated)
    }
    // A callback may have taken it away.
    guard let to, to.isChild(of: navigationController) else { return }
    // A callback may have covered the stack by now; then `to` appears when the stack does.
    guard navigationController.isOnScreen else { return navigationController.embed(to) }
    if !isPop { to.moves.insert(.toParent) }
    // A pushed view is in no window yet in its viewWillAppear. General knowledge; the choice is here.
    to.beginAppearing(animated: isAnimated, in: navigationController)
    navigationController.tellWillShow(to, animated: isAnimated)
  }

  /// The screen that this one leaves behind has been taken off the stack meanwhile.
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

  /// Makes the `did` callbacks.
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

  private func turnBack() {
    if let to, to.isChild(of: navigationController) {
      to.beginAppearanceTransition(false, animated: isAnimated)
      navigationController.disembed(to)
      to.endAppearanceTransition()
    }
    guard let from, from.isChild(of: navigationController) else { return }
    navigationController.takeBack(from)
    guard navigationController.isOnScreen else {
      navigationController.disembed(from)
      return from.endAppearanceTransition()
    }
    from.beginAppearanceTransition(true, animated: isAnimated)
    if navigationController.appearance == .appeared { from.endAppearanceTransition() }
  }

  override func abandon() {
    super.abandon()
    navigationController.forget(self)
  }
}

extension UIViewController {
  /// Whether this one is shown or is about to be.
  var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

  /// Ends membership in a container that has already taken this one off its list.
  func leave(_ container: UIViewController) {
    guard isChild(of: container), !container.childStorage.contains(where: { $0 === self }) else {
      return
    }
    parent = nil
    moves.subtract([.fromParent, .joining])
    didMove(toParent: nil)
  }

  /// Puts a child's view on top of this container's, loading both.
  func embed(_ child: UIViewController) {
    child.loadViewIfNeeded()
    loadViewIfNeeded()
    if let host = loadedView, let view = child.loadedView { host.attach(view) }
  }

  /// Takes a child's view out of this container's, unless the app has put it elsewhere by now.
  func disembed(_ child: UIViewController) {
    guard let view = child.loadedView, view.superview === loadedView else { return }
    view.detach()
  }

  /// Ends the appearance of a child that has gone elsewhere while its view is still here.
  func giveUp(_ child: UIViewController) {
    guard let view = child.loadedView,
      view.superview == nil || loadedView.map(view.isDescendant) ?? false
    else { return }
    child.beginAppearanceTransition(false, animated: false)
    view.detach()
    child.endAppearanceTransition()
  }
}
