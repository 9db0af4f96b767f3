extension UIViewController {
  /// The view controller that this one, or its nearest presenting ancestor, has presented.
  public var presentedViewController: UIViewController? {
    var current: UIViewController? = self
    while let candidate = current {
      if let presented = candidate.presented { return presented }
      current = candidate.parent
    }
    return nil
  }

  /// The view controller that presented this one or its farthest presented ancestor.
  public var presentingViewController: UIViewController? {
    if let parent, parent.shownSearchResults === self { return parent }
    return outermostContainer.presenter
  }

  /// The controller of the current or next presentation, created on first use.
  public var presentationController: UIPresentationController? {
    presentation ?? parent?.presentationController ?? controllerForPresentation()
  }

  /// The presentation controller that the transitioning delegate creates for the custom style.
  private func customPresentationController() -> UIPresentationController? {
    guard modalPresentationStyle == .custom else { return nil }
    return transitioningDelegate?.presentationController(
      forPresented: self, presenting: nil, source: self)
  }

  /// The controller for the style; takes over the delegate of one created for another style.
  private func controllerForPresentation() -> UIPresentationController {
    let style = modalPresentationStyle
    if let presentation, style.fits(presentation) { return presentation }
    let made =
      customPresentationController() ?? style.makeController(for: self)
    made.delegate = presentation?.delegate
    presentation = made
    return made
  }

  /// The presentation controller, if the style is a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// General knowledge: `present` has loaded the presented view when it returns.
  ///
  /// A presentation that is requested in the same turn as the dismissal of the presented one follows it, as Uber's
  /// RIBs tutorial relies on; once the dismissal moves, UIKit refuses.
  final func beginPresenting(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?
  ) {
    let presenter = presenter(for: viewControllerToPresent.modalPresentationStyle)
    let window = presenter.loadedView?.window
    guard let window, mayPresent(viewControllerToPresent, over: presenter) else {
      let isLater =
        canBePresented(viewControllerToPresent, over: presenter)
        && presenter.presented?.presentation?.transition?.follow {
          // This view controller may have left its container by then.
          presenter.beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
        } == true
      guard !isLater else { return viewControllerToPresent.loadViewIfNeeded() }
      HeadlessDevice.current.report(objection(to: viewControllerToPresent, over: presenter))
      return
    }
    if isDetached(from: presenter, in: window) {
      HeadlessDevice.current.report(
        .warning(
          "Presenting view controllers on detached view controllers is discouraged "
            + "\(description).", on: self, "present(_:animated:completion:)"))
    }
    let controller = viewControllerToPresent.controllerForPresentation()
    presenter.presented = viewControllerToPresent
    viewControllerToPresent.presenter = presenter
    viewControllerToPresent.moves.insert(.presented)
    controller.hold(viewControllerToPresent, over: presenter, in: window)
    let transition = PresentationTransition(
      presenting: viewControllerToPresent, over: presenter, source: self, animated: flag,
      completion: completion)
    controller.transition = transition
    transition.joinOpenTransaction()
    HeadlessDevice.current.setNeedsLayout(transition)
    // Apps rely on outlets being set when `present` returns.
    viewControllerToPresent.loadViewIfNeeded()
  }

  /// Whether this view controller is being presented or dismissed, or will be after the current
  /// transition.
  ///
  /// General knowledge: UIKit refuses to present over a screen that is about to be dismissed, with
  /// its "in progress" warning.
  private var isPresentationMoving: Bool {
    isBeingDismissed || (presentation?.transition.map { !$0.isEnding } ?? false)
  }

  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    guard style.staysInContext else { return outermostContainer }
    var candidate = self
    while !candidate.definesPresentationContext, let parent = candidate.parent {
      candidate = parent
    }
    return candidate
  }

  private func mayPresent(
    _ viewController: UIViewController, over presenter: UIViewController
  ) -> Bool {
    canBePresented(viewController, over: presenter) && presenter.presented == nil
      && !presenter.isPresentationMoving
  }

  private func canBePresented(
    _ viewController: UIViewController, over presenter: UIViewController
  ) -> Bool {
    viewController !== presenter && viewController !== self && viewController.presenter == nil
      && viewController.parent == nil && !viewController.isActive
  }

  /// Whether a window shows this view controller.
  private var isActive: Bool {
    presented != nil || (loadedView?.superview as? UIWindow)?.rootViewController === self
  }

  /// Whether this view controller is in an unselected tab, or its view was added without adding it
  /// as a child; UIKit warns but presents anyway.
  private func isDetached(from presenter: UIViewController, in window: UIWindow) -> Bool {
    if presenter.isOutsideEveryContainer, window.rootViewController !== presenter { return true }
    guard appearance == .disappeared else { return false }
    var current = self
    while current !== presenter, let container = current.parent {
      if container.containerRole == .tabs, container.shownChild !== current { return true }
      current = container
    }
    return false
  }

  /// The message with which UIKit refuses to present; exceptions come before warnings.
  private func objection(
    to viewController: UIViewController, over presenter: UIViewController
  ) -> Misuse {
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
    if viewController.isActive {
      return .invalidArgument(
        "Application tried to present modally an active controller \(name).", on: self, call)
    }
    let attempt =
      "Attempt to present \(name) on \(presenter.description) (from \(description)) "
    if let presented = presenter.presented {
      return presented.isPresentationMoving
        ? .warning(attempt + "while a presentation is in progress.", on: self, call)
        : .warning(
          attempt + "which is already presenting \(presented.description).", on: self, call)
    }
    if presenter.loadedView?.window == nil {
      return .warning(attempt + "whose view is not in the window hierarchy.", on: self, call)
    }
    return .warning(attempt + "while a presentation is in progress.", on: self, call)
  }
}
