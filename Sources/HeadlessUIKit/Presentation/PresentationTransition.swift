/// A present or a dismiss under way.
@MainActor final class PresentationTransition: Transition, LayoutParticipant {
  let isDismissal: Bool
  /// The dismissals that wait for the end of this transition.
  var dismissals = TransitionQueue<Dismissal>()

  private let presenter: UIViewController
  /// What `presenter` presents; the first to go where a whole chain goes.
  private let presented: UIViewController
  private var removesPresenter = false
  /// The one that `present` was called on.
  private let source: UIViewController?
  private var completion: (() -> Void)?

  /// Brings `presented` on screen.
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

  /// Takes `presented` and everything above it off screen; only `top` animates.
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
    // Where a whole chain goes, the top-most is the one that animates.
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

  /// Makes the `will` callbacks.
  func begin() {
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
    // Not its superview: what lies above it may have removed its view in turn.
    if let host = presented.presentation?.containerView, let view = presenter.loadedView {
      host.attach(view)
    }
    presenter.beginAppearanceTransition(true, animated: isAnimated)
  }

  /// The top-most goes first.
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
      // One that was covered has had no callback to end its reason with.
      viewController.moves.remove(.dismissed)
      controller?.dismissalTransitionDidEnd(true)
    }
  }

  /// Cuts the links of the whole chain, so that the `did` callbacks may present anew.
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

  /// The animator gave up: the screen goes as it came.
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
  }

  /// The finger let go too early: the sheet springs back, and the presenter leaves again.
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
    presented.presentation?.end(self)
  }
}
