/// A presentation or dismissal in progress.
@MainActor final class PresentationTransition: Transition, LayoutParticipant {
  let isDismissal: Bool
  /// The dismissals that wait until this transition ends.
  var dismissals = TransitionQueue<Dismissal>()
  /// Whether the `will` callbacks were called.
  private(set) var hasBegun = false
  /// Presents another view controller after this dismissal.
  private(set) var successor: (() -> Void)?

  private let presenter: UIViewController
  /// The view controller that `presenter` presents; the lowest one to go if a chain is dismissed.
  private let presented: UIViewController
  private var removesPresenter = false
  /// The view controller on which `present` was called.
  private let source: UIViewController?
  private var completion: (() -> Void)?

  /// Presents `presented`.
  init(
    presenting presented: UIViewController, over presenter: UIViewController,
    source: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    isDismissal = false
    self.source = source
    self.presenter = presenter
    self.presented = presented
    self.completion = completion
    super.init(from: presenter, to: presented, isAnimated: animated)
  }

  /// Dismisses `presented` and everything above it; animates only `top`.
  init(
    dismissing presented: UIViewController, upTo top: UIViewController,
    from presenter: UIViewController, animated: Bool, isInteractive: Bool = false,
    completion: (() -> Void)?
  ) {
    isDismissal = true
    source = nil
    self.presenter = presenter
    self.presented = presented
    self.completion = completion
    super.init(from: top, to: presenter, isAnimated: animated, isInteractive: isInteractive)
  }

  override var duration: Int64 { Self.presentationDuration }

  func layOut() {
    guard isAnimated else {
      begin()
      return fire()
    }
    // If a chain is dismissed, only the topmost view controller animates.
    let moving = isDismissal ? from ?? presented : presented
    let delegate = moving.transitioningDelegate
    guard let delegate, let animator = animator(from: delegate) else {
      begin()
      return HeadlessDevice.current.clock.schedule(self, after: duration)
    }
    let interaction =
      isDismissal
      ? delegate.interactionControllerForDismissal(using: animator)
      : delegate.interactionControllerForPresentation(using: animator)
    begin()
    run(animator, in: presented.presentation?.containerView, interaction: interaction)
  }

  private func animator(
    from delegate: any UIViewControllerTransitioningDelegate
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard isDismissal else {
      return delegate.animationController(
        forPresented: presented, presenting: presenter, source: source ?? presenter)
    }
    return delegate.animationController(forDismissed: from ?? presented)
  }

  /// Calls the `will` callbacks.
  func begin() {
    hasBegun = true
    if isDismissal { beginDismissal() } else { beginPresentation() }
  }

  private func beginPresentation() {
    presented.loadViewIfNeeded()
    if let window = presenter.loadedView?.window, let view = presented.loadedView {
      window.attach(view)
    }
    presented.presentation?.adapt()
    removesPresenter = presented.presentedStyle.removesPresenter
    presented.presentation?.presentationTransitionWillBegin()
    if removesPresenter { presenter.beginAppearanceTransition(false, animated: isAnimated) }
    presented.beginAppearanceTransition(true, animated: isAnimated)
  }

  private func beginDismissal() {
    removesPresenter = presented.presentedStyle.removesPresenter
    beginDisappearance(of: presented)
    guard removesPresenter else { return }
    // Doesn't use the superview, because a view controller above may have removed the view.
    if let window = presented.presentation?.window, let view = presenter.loadedView {
      window.attach(view)
    }
    presenter.beginAppearanceTransition(true, animated: isAnimated)
  }

  /// Starts with the topmost view controller.
  private func beginDisappearance(of viewController: UIViewController) {
    if let above = viewController.presented { beginDisappearance(of: above) }
    viewController.presentation?.dismissalTransitionWillBegin()
    viewController.moves.insert(.dismissed)
    viewController.beginAppearanceTransition(false, animated: isAnimated)
  }

  override func fire() {
    isEnding = true
    switch (isDismissal, isCancelled) {
    case (false, false): endPresentation()
    case (false, true): turnPresentationBack()
    case (true, false): endDismissal()
    case (true, true): turnDismissalBack()
    }
    runCompletions()
    if let completion {
      self.completion = nil
      if !isCancelled { completion() }
    }
    leaveGroups()
    while let next = dismissals.next() { next.takeEffect() }
    if let successor {
      self.successor = nil
      successor()
    }
  }

  /// Takes a presentation that was requested in the same turn as this dismissal; false if it comes too late.
  func follow(with presentation: @escaping () -> Void) -> Bool {
    guard isDismissal, !hasBegun, successor == nil else { return false }
    successor = presentation
    return true
  }

  private func endPresentation() {
    let controller = presented.presentation
    controller?.end(self)
    presented.endAppearanceTransition()
    controller?.presentationTransitionDidEnd(true)
    guard removesPresenter else { return }
    presenter.loadedView?.detach()
    presenter.endAppearanceTransition()
  }

  private func endDismissal() {
    let leaving = unlink()
    if removesPresenter { presenter.endAppearanceTransition() }
    for (viewController, controller) in leaving.reversed() {
      viewController.loadedView?.detach()
      viewController.endAppearanceTransition()
      // A covered view controller received no callback that would clear its move.
      viewController.moves.remove(.dismissed)
      controller?.dismissalTransitionDidEnd(true)
      controller?.removeContainer(keeping: presenter.loadedView)
    }
  }

  /// Removes the links of the whole chain, so that the `did` callbacks can present again.
  ///
  /// General knowledge: UIKit cuts the links between presenter and presented before the `did`
  /// callbacks of a dismissal.
  private func unlink() -> [(UIViewController, UIPresentationController?)] {
    var chain: [(UIViewController, UIPresentationController?)] = []
    var next: UIViewController? = presented
    while let viewController = next {
      let controller = viewController.presentation
      chain.append((viewController, controller))
      next = viewController.presented
      viewController.presenter?.presented = nil
      viewController.presenter = nil
      viewController.presentation = nil
      controller?.end(self)
      controller?.letGo()
    }
    return chain
  }

  /// Reverts a presentation that the animator cancelled.
  private func turnPresentationBack() {
    let controller = presented.presentation
    presented.beginAppearanceTransition(false, animated: isAnimated)
    if removesPresenter { presenter.beginAppearanceTransition(true, animated: isAnimated) }
    _ = unlink()
    presented.loadedView?.detach()
    presented.endAppearanceTransition()
    presented.moves.subtract([.presented, .dismissed])
    if removesPresenter { presenter.endAppearanceTransition() }
    controller?.presentationTransitionDidEnd(false)
    controller?.removeContainer(keeping: presenter.loadedView)
  }

  /// Reverts an interactive dismissal that was cancelled: the sheet returns, and the presenter
  /// disappears again.
  private func turnDismissalBack() {
    springBack(presented)
    if removesPresenter {
      presenter.beginAppearanceTransition(false, animated: isAnimated)
      presenter.loadedView?.detach()
      presenter.endAppearanceTransition()
    }
    for dismissal in dismissals.waiting { dismissal.mark() }
  }

  private func springBack(_ viewController: UIViewController) {
    let controller = viewController.presentation
    controller?.end(self)
    viewController.moves.remove(.dismissed)
    if viewController.appearance == .disappearing {
      viewController.beginAppearanceTransition(true, animated: isAnimated)
      viewController.endAppearanceTransition()
    }
    controller?.dismissalTransitionDidEnd(false)
    if let above = viewController.presented { springBack(above) }
  }

  override func abandon() {
    super.abandon()
    completion = nil
    dismissals = TransitionQueue()
    successor = nil
    presented.presentation?.end(self)
  }
}
