/// A present or a dismiss under way.
@MainActor final class PresentationTransition: Transition, TimedEvent, LayoutParticipant {
  let isDismissal: Bool

  private let presenter: UIViewController
  /// What is presented or goes, the one nearest to the presenter first.
  private let chain: [UIViewController]
  private let removesPresenter: Bool
  private var completion: (() -> Void)?

  /// Brings `presented` on screen.
  init(
    presenting presented: UIViewController, over presenter: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    isDismissal = false
    self.presenter = presenter
    chain = [presented]
    removesPresenter = presented.modalPresentationStyle.removesPresenter
    self.completion = completion
    super.init(from: presenter, to: presented, isAnimated: animated)
  }

  /// Takes everything above `presenter` off screen; only the top-most of it animates.
  init(
    dismissing chain: [UIViewController], from presenter: UIViewController, animated: Bool,
    isInteractive: Bool = false, completion: (() -> Void)?
  ) {
    isDismissal = true
    self.presenter = presenter
    self.chain = chain
    removesPresenter = chain.first?.modalPresentationStyle.removesPresenter ?? false
    self.completion = completion
    super.init(
      from: chain.last, to: presenter, isAnimated: animated, isInteractive: isInteractive)
  }

  override var duration: Duration { Self.presentationDuration }

  func layOut() {
    begin()
    if isAnimated {
      HeadlessDevice.current.clock.schedule(self, after: duration)
    } else {
      fire()
    }
  }

  /// Makes the `will` callbacks.
  func begin() {
    if isDismissal { beginDismissal() } else { beginPresentation() }
  }

  private func beginPresentation() {
    guard let presented = chain.first else { return }
    presented.loadViewIfNeeded()
    if let window = presenter.viewIfLoaded?.window { window.addSubview(presented.view) }
    presented.moves.insert(.presented)
    if removesPresenter { presenter.beginAppearanceTransition(false, animated: isAnimated) }
    presented.beginAppearanceTransition(true, animated: isAnimated)
  }

  private func beginDismissal() {
    for presented in chain.reversed() {
      presented.moves.insert(.dismissed)
      presented.beginAppearanceTransition(false, animated: isAnimated)
    }
    guard removesPresenter else { return }
    if let host = chain.first?.viewIfLoaded?.superview ?? presenter.viewIfLoaded?.window {
      host.addSubview(presenter.view)
    }
    presenter.beginAppearanceTransition(true, animated: isAnimated)
  }

  func fire() {
    if isCancelled {
      turnBack()
    } else if isDismissal {
      endDismissal()
    } else {
      endPresentation()
    }
    runCompletions()
    let completion = completion
    self.completion = nil
    if !isCancelled { completion?() }
  }

  private func endPresentation() {
    guard let presented = chain.first else { return }
    presented.endAppearanceTransition()
    if removesPresenter {
      presenter.viewIfLoaded?.removeFromSuperview()
      presenter.endAppearanceTransition()
    }
    presented.presentation?.transition = nil
  }

  private func endDismissal() {
    if removesPresenter { presenter.endAppearanceTransition() }
    for presented in chain.reversed() {
      presented.viewIfLoaded?.removeFromSuperview()
      presented.endAppearanceTransition()
      presented.presenter?.presented = nil
      presented.presenter = nil
      let controller = presented.presentation
      presented.presentation = nil
      controller?.transition = nil
      controller?.letGo()
    }
  }

  /// The finger let go too early: the sheet springs back.
  private func turnBack() {
    for presented in chain {
      presented.beginAppearanceTransition(true, animated: isAnimated)
      presented.endAppearanceTransition()
      presented.presentation?.transition = nil
    }
  }
}
