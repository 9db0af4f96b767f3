/// The keys of a transition's two views.
public enum UITransitionContextViewKey: Sendable {
  case from, to
}

/// The context that an animator works with.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  /// Ends the transition, which continues until the animator calls this.
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func initialFrame(for viewController: UIViewController) -> CGRect
  func finalFrame(for viewController: UIViewController) -> CGRect
}

/// The context of one transition with a custom animator.
@MainActor final class TransitionContext: UIViewControllerContextTransitioning {
  let animator: any UIViewControllerAnimatedTransitioning
  let containerView: UIView
  private(set) var transitionWasCancelled = false

  private var transition: Transition?

  init(
    of transition: Transition, animator: any UIViewControllerAnimatedTransitioning,
    in container: UIView?
  ) {
    self.transition = transition
    self.animator = animator
    containerView = container ?? UIView()
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { transition?.isInteractive ?? false }

  var presentationStyle: UIModalPresentationStyle {
    (transition is PresentationTransition ? transition?.to?.modalPresentationStyle : nil) ?? .none
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}

  func finishInteractiveTransition() {
    transition?.endInteraction(cancelled: false)
  }

  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    transition?.endInteraction(cancelled: true)
  }

  func completeTransition(_ didComplete: Bool) {
    guard let transition else { return }
    self.transition = nil
    transitionWasCancelled = !didComplete
    transition.complete(didComplete)
  }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    transition?.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    viewController(forKey: key == .from ? .from : .to)?.viewIfLoaded
  }

  func initialFrame(for viewController: UIViewController) -> CGRect {
    viewController.viewIfLoaded?.frame ?? .zero
  }

  func finalFrame(for viewController: UIViewController) -> CGRect {
    viewController.viewIfLoaded?.frame ?? .zero
  }
}

/// Drives a transition by percentage, which has no visible effect.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var timingCurve: (any UITimingCurveProvider)?
  open var duration: CGFloat { 0 }
  open var wantsInteractiveStart = true

  private var context: (any UIViewControllerContextTransitioning)?

  public override init() {
    super.init()
  }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
  }

  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    context?.updateInteractiveTransition(percentComplete)
  }

  open func finish() {
    end(cancelled: false)
  }

  open func cancel() {
    end(cancelled: true)
  }

  /// Completes or reverses the animation in its remaining time.
  private func end(cancelled: Bool) {
    guard let context = context as? TransitionContext else { return }
    self.context = nil
    let seconds = context.animator.transitionDuration(using: context)
    if cancelled {
      context.cancelInteractiveTransition()
    } else {
      context.finishInteractiveTransition()
    }
    HeadlessDevice.current.clock.schedule(after: .seconds(seconds)) {
      context.completeTransition(!cancelled)
    }
  }
}
