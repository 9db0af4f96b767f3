/// A present or a dismiss under way.
@MainActor final class PresentationTransition: Transition, LayoutParticipant {
  let isDismissal: Bool

  private let presenter: UIViewController
  /// What `presenter` presents; the first to go where a whole chain goes.
  private let presented: UIViewController
  private let removesPresenter: Bool
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
    removesPresenter = presented.modalPresentationStyle.removesPresenter
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
    removesPresenter = presented.modalPresentationStyle.removesPresenter
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
    run(animator, in: presented.loadedView?.superview, interaction: interaction)
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
    presented.presentation?.presentationTransitionWillBegin()
    presented.moves.insert(.presented)
    if removesPresenter { presenter.beginAppearanceTransition(false, animated: isAnimated) }
    presented.beginAppearanceTransition(true, animated: isAnimated)
  }

  private func beginDismissal() {
    beginDisappearance(of: presented)
    guard removesPresenter else { return }
    if let host = presented.loadedView?.superview, let view = presenter.loadedView {
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
    if isCancelled {
      turnBack()
    } else if isDismissal {
      endDismissal()
    } else {
      endPresentation()
    }
    runCompletions()
    if let completion {
      self.completion = nil
      if !isCancelled { completion() }
    }
    leaveGroups()
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
    if removesPresenter { presenter.endAppearanceTransition() }
    unlink(presented)
  }

  private func unlink(_ viewController: UIViewController) {
    if let above = viewController.presented { unlink(above) }
    let controller = viewController.presentation
    viewController.presenter?.presented = nil
    viewController.presenter = nil
    viewController.presentation = nil
    controller?.end(self)
    controller?.letGo()
    viewController.loadedView?.detach()
    viewController.endAppearanceTransition()
    controller?.dismissalTransitionDidEnd(true)
  }

  /// The finger let go too early: the sheet springs back.
  private func turnBack() {
    presented.presentation?.end(self)
    presented.beginAppearanceTransition(true, animated: isAnimated)
    presented.endAppearanceTransition()
    presented.presentation?.dismissalTransitionDidEnd(false)
  }

  override func abandon() {
    super.abandon()
    completion = nil
    presented.presentation?.end(self)
  }
}
