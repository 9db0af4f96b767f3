/// The keys of a transition's two view controllers.
public enum UITransitionContextViewControllerKey: Sendable {
  case from, to
}

/// The state of a transition in progress.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var initiallyInteractive: Bool { get }
  var isCancelled: Bool { get }
  /// The duration in seconds.
  var transitionDuration: TimeInterval { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// A transition in progress, which other code can animate alongside and observe.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` immediately and `completion` when the transition has ended or was cancelled.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` when the finger is lifted and the interaction finishes or is cancelled.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
