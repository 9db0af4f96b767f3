/// Runs one presentation and knows both its screens.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// UIKit calls the delegate that it stores, whatever an override of `delegate` says.
  final weak var storedDelegate: (any UIAdaptivePresentationControllerDelegate)?

  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  /// The style that the presentation has been adapted to; nil where it keeps its own.
  final var adaptedStyle: UIModalPresentationStyle?

  /// The running present or dismiss; nil when nothing moves.
  var transition: PresentationTransition?

  // UIKit's controller owns both screens. A screen owns its controller, so that here the window owns
  // all three while the presentation lasts.
  private let presentedLink: ControllerLink
  private var presentingLink: ControllerLink?
  private var windowLink: ViewLink?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presentedLink = presentedViewController.link
    presentingLink = presentingViewController?.link
    super.init()
  }

  open var containerView: UIView? { windowLink?.target }
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  open var frameOfPresentedViewInContainerView: CGRect { UIScreen.main.bounds }
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  /// The screen in front; one that is gone reads as an empty view controller.
  open var presentedViewController: UIViewController {
    presentedLink.target ?? UIViewController()
  }

  /// The screen behind; the presented one itself until it is presented.
  open var presentingViewController: UIViewController {
    presentingLink?.target ?? presentedViewController
  }

  open var presentationStyle: UIModalPresentationStyle {
    adaptedStyle ?? presentedViewController.modalPresentationStyle
  }

  /// The style that the presented screen takes on this phone.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: .current)
  }

  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    adaptedStyle(for: traitCollection)
  }

  /// Whether the presented screen is on its way out.
  var isEnding: Bool { transition.map { $0.isDismissal && !$0.isCancelled } ?? false }

  func hold(
    _ presented: UIViewController, over presenting: UIViewController, in window: UIWindow
  ) {
    windowLink = window.link
    window.hold(self, of: presented, over: presenting)
    presentingLink = presenting.link
  }

  func end(_ ended: PresentationTransition) {
    if transition === ended { transition = nil }
  }

  func letGo() {
    (windowLink?.target as? UIWindow)?.letGo(self)
    windowLink = nil
  }
}

/// Decides how a presentation adapts to the phone, and hears of a sheet that a finger pulls down;
/// never of a programmatic dismiss.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style on a narrow screen; `.none` keeps the presentation's own.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// The same for these traits; by default asks the other.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
