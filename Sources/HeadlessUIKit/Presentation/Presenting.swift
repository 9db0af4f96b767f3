extension UIViewController {
  /// What this one or its nearest ancestor that presents has presented.
  public var presentedViewController: UIViewController? {
    var current: UIViewController? = self
    while let candidate = current {
      if let presented = candidate.presented { return presented }
      current = candidate.parent
    }
    return nil
  }

  /// What presented this one, or its farthest ancestor that was presented.
  public var presentingViewController: UIViewController? {
    outermostContainer.presenter
  }

  /// The controller of this screen's presentation, or of the next one; made on first use.
  public var presentationController: UIPresentationController? {
    if let presentation { return presentation }
    if let parent { return parent.presentationController }
    let made =
      modalPresentationStyle.isSheet
      ? UISheetPresentationController(presentedViewController: self, presenting: nil)
      : UIPresentationController(presentedViewController: self, presenting: nil)
    presentation = made
    return made
  }

  /// The presentation controller where the style is a sheet's.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// Presents a screen over this one or the container that it stands in.
  ///
  /// The links stand right after the call; callbacks follow in the layout pass. What UIKit refuses
  /// is recorded as misuse, and then `completion` never runs.
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let presenter = presenter(for: viewControllerToPresent.modalPresentationStyle)
    if let misuse = objection(to: viewControllerToPresent, over: presenter) {
      HeadlessDevice.current.report(misuse)
      return
    }
    guard let controller = viewControllerToPresent.presentationController else { return }
    presenter.presented = viewControllerToPresent
    viewControllerToPresent.presenter = presenter
    controller.hold(viewControllerToPresent, over: presenter)
    let transition = PresentationTransition(
      presenting: viewControllerToPresent, over: presenter, animated: flag, completion: completion)
    controller.transition = transition
    HeadlessDevice.current.setNeedsLayout(transition)
  }

  /// Dismisses what this one presented, everything above it included; else this one itself.
  ///
  /// With nothing to dismiss it does nothing.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presenter = presentedViewController?.presenter ?? presentingViewController else {
      return
    }
    guard let first = presenter.presented else { return }
    var top = first
    var isMoving = first.isPresentationMoving
    while let above = top.presented {
      top = above
      isMoving = isMoving || above.isPresentationMoving
    }
    guard !isMoving else {
      HeadlessDevice.current.report(
        .warning(
          "Attempt to dismiss from view controller \(presenter.description) while a presentation "
            + "or dismiss is in progress!", on: self, "dismiss(animated:completion:)"))
      return
    }
    let transition = PresentationTransition(
      dismissing: first, upTo: top, from: presenter, animated: flag, completion: completion)
    var leaving: UIViewController? = first
    while let presented = leaving {
      presented.presentation?.transition = transition
      leaving = presented.presented
    }
    HeadlessDevice.current.setNeedsLayout(transition)
  }

  /// Whether this one is on its way onto the screen or off it.
  private var isPresentationMoving: Bool {
    presentation?.transition.map { !$0.isEnding } ?? false
  }

  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    guard style.staysInContext else { return outermostContainer }
    var candidate = self
    while !candidate.definesPresentationContext, let parent = candidate.parent {
      candidate = parent
    }
    return candidate
  }

  /// What UIKit says instead of presenting; exceptions come before warnings.
  private func objection(
    to viewController: UIViewController, over presenter: UIViewController
  ) -> Misuse? {
    let call = "present(_:animated:completion:)"
    let name = viewController.description
    if viewController === presenter || viewController === self {
      return .invalidArgument(
        "Application tried to present modal view controller on itself. "
          + "Presenting controller is \(name).", on: self, call)
    }
    if let other = viewController.presenter {
      return .invalidArgument(
        "Application tried to present modally a view controller \(name) that is already being "
          + "presented by \(other.description).", on: self, call)
    }
    if let parent = viewController.parent {
      return .invalidArgument(
        "Application tried to present modally a view controller \(name) that has a parent view "
          + "controller \(parent.description).", on: self, call)
    }
    let attempt =
      "Attempt to present \(name) on \(presenter.description) (from \(description)) "
    if let presented = presenter.presented {
      return presented.presentation?.transition == nil
        ? .warning(
          attempt + "which is already presenting \(presented.description).", on: self, call)
        : .warning(attempt + "while a presentation is in progress.", on: self, call)
    }
    if presenter.viewIfLoaded?.window == nil {
      return .warning(attempt + "whose view is not in the window hierarchy.", on: self, call)
    }
    return nil
  }
}
