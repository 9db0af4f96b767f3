/// Manages one presentation and its two view controllers.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// The stored delegate, which UIKit calls even if a subclass overrides `delegate`.
  final weak var storedDelegate: (any UIAdaptivePresentationControllerDelegate)?

  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  /// The style after adaptation; nil if the presentation keeps its own.
  final var adaptedStyle: UIModalPresentationStyle?

  /// The presentation or dismissal in progress; nil if there is none.
  var transition: PresentationTransition?

  // UIKit's controller retains both view controllers. Here, a view controller retains its
  // presentation controller, and the window retains all three during the presentation.
  private let presentedLink: ControllerLink
  private var presentingLink: ControllerLink?
  private var windowLink: ViewLink?
  private var container: UIView?
  final var containerIfLoaded: UIView? { container }

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presentedLink = presentedViewController.link
    presentingLink = presentingViewController?.link
    super.init()
  }

  /// The view for what the presentation adds beside the presented view; made at its first use.
  open var containerView: UIView? {
    guard container == nil, let window else { return container }
    let view = UIView(frame: window.bounds)
    container = view
    window.attach(view)
    window.putBehind(view, presentedView)
    return view
  }

  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  open var frameOfPresentedViewInContainerView: CGRect { UIScreen.main.bounds }
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { false }
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize { size }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// The presented view controller; an empty view controller after it was deallocated.
  open var presentedViewController: UIViewController {
    presentedLink.target ?? UIViewController()
  }

  /// The presenting view controller; the presented one itself until it is presented.
  open var presentingViewController: UIViewController {
    presentingLink?.target ?? presentedViewController
  }

  open var presentationStyle: UIModalPresentationStyle {
    adaptedStyle ?? presentedViewController.modalPresentationStyle
  }

  /// The style that the presentation takes on this phone.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: .current)
  }

  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    adaptedStyle(for: traitCollection)
  }

  /// Whether the view controller is being dismissed.
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

  var window: UIWindow? { windowLink?.target as? UIWindow }

  func letGo() {
    window?.letGo(self)
    windowLink = nil
  }

  /// Removes the container with everything in it except the presenter's view, which an animator may have added.
  func removeContainer(keeping presenter: UIView?) {
    guard let container else { return }
    if let presenter, presenter.superview === container { container.superview?.attach(presenter) }
    container.detach()
    self.container = nil
  }
}

/// Determines how a presentation adapts, and receives interactive dismissals.
///
/// Programmatic dismissals aren't reported.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style in a compact width; `.none` keeps the presentation's own.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// The style for these traits; by default calls the method without traits.
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
