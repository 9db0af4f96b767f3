import HeadlessUIKit

/// The app's own animation from one tab to another.
final class TabAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum End: CaseIterable {
    /// No animator: the tab changes at once.
    case none
    case atOnce, finishing, cancelling
  }

  private let end: End

  init(_ end: End) { self.end = end }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let shown = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(shown)
    }
    guard end != .atOnce else { return transitionContext.completeTransition(true) }
    let isFinished = end == .finishing
    UIView.animate(withDuration: 0.3, animations: {}) { _ in
      transitionContext.completeTransition(isFinished)
    }
  }
}

/// Hands out the animator that the next change of tabs is to have.
final class TabDelegate: NSObject, UITabBarControllerDelegate {
  var end = TabAnimator.End.none

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    end == .none ? nil : TabAnimator(end)
  }
}
