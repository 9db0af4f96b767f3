import UIKit

public protocol TransitionAnimation: UIViewControllerAnimatedTransitioning {
  var interactionController: (any PercentDrivenInteractionController)? { get }
  func start()
  func cleanup()
}

public protocol PercentDrivenInteractionController: UIViewControllerInteractiveTransitioning {
  func update(_ percentComplete: CGFloat)
  func cancel()
  func finish()
}

extension UIPercentDrivenInteractiveTransition: PercentDrivenInteractionController {}

/// The animations of a presentation or push, and of its reversal.
open class Animation: NSObject, UIViewControllerTransitioningDelegate {
  public static let `default` = Animation(presentation: nil, dismissal: nil)

  open var presentationAnimation: (any TransitionAnimation)?
  open var dismissalAnimation: (any TransitionAnimation)?

  public init(
    presentation: (any TransitionAnimation)?, dismissal: (any TransitionAnimation)?
  ) {
    presentationAnimation = presentation
    dismissalAnimation = dismissal
  }

  open func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    presentationAnimation
  }

  open func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    dismissalAnimation
  }
}

open class StaticTransitionAnimation: NSObject, TransitionAnimation {
  public let duration: TimeInterval
  private let run: (any UIViewControllerContextTransitioning) -> Void

  public init(
    duration: TimeInterval,
    performAnimation: @escaping (_ context: any UIViewControllerContextTransitioning) -> Void
  ) {
    self.duration = duration
    run = performAnimation
  }

  open var interactionController: (any PercentDrivenInteractionController)? { nil }
  open func start() {}
  open func cleanup() {}

  open func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    run(transitionContext)
  }
}

open class InteractiveTransitionAnimation: StaticTransitionAnimation {
  public convenience init(
    duration: TimeInterval,
    transition: @escaping (_ context: any UIViewControllerContextTransitioning) -> Void
  ) {
    self.init(duration: duration, performAnimation: transition)
  }

  public convenience init(transitionAnimation: StaticTransitionAnimation) {
    self.init(duration: transitionAnimation.duration) { context in
      transitionAnimation.animateTransition(using: context)
    }
  }
}

/// An animation by an animator, which a finger could stop.
open class InterruptibleTransitionAnimation: InteractiveTransitionAnimation {
  public convenience init(
    duration: TimeInterval,
    generateAnimator:
      @escaping (
        _ context: any UIViewControllerContextTransitioning
      ) -> any UIViewImplicitlyAnimating
  ) {
    self.init(duration: duration) { generateAnimator($0).startAnimation() }
  }
}

/// A navigation controller's delegate that animates transitions and forwards its calls.
open class NavigationAnimationDelegate: NSObject, UINavigationControllerDelegate {
  weak var delegate: (any UINavigationControllerDelegate)?
  weak var presentable: (any Presentable & AnyObject)?

  open var velocityThreshold: CGFloat { 0 }
  open var transitionProgressThreshold: CGFloat { 0.5 }

  open func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let own =
      operation == .push
      ? (toVC.transitioningDelegate as? Animation)?.presentationAnimation
      : (fromVC.transitioningDelegate as? Animation)?.dismissalAnimation
    return own
      ?? delegate?.navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  open func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    presentable?.childTransitionCompleted()
    delegate?.navigationController(
      navigationController, didShow: viewController, animated: animated)
  }

  open func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    delegate?.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }

  open func setupPopGestureRecognizer(for navigationController: UINavigationController) {}
}

/// A tab bar controller's delegate that animates transitions and forwards its calls.
open class TabBarAnimationDelegate: NSObject, UITabBarControllerDelegate {
  weak var delegate: (any UITabBarControllerDelegate)?

  open func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    delegate?.tabBarController(tabBarController, shouldSelect: viewController) ?? true
  }

  open func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    delegate?.tabBarController(tabBarController, didSelect: viewController)
  }
}
