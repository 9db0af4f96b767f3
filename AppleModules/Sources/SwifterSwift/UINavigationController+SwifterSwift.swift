import UIKit

extension UINavigationController {
  /// Pops the top screen, and calls the completion block when the transition has ended.
  public func popViewController(animated: Bool = true, _ completion: (() -> Void)? = nil) {
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    popViewController(animated: animated)
    CATransaction.commit()
  }

  public func pushViewController(
    _ viewController: UIViewController, completion: (() -> Void)? = nil
  ) {
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    pushViewController(viewController, animated: true)
    CATransaction.commit()
  }

  public func makeTransparent(withTint tint: UIColor = .white) {
    navigationBar.isTranslucent = true
    navigationBar.tintColor = tint
  }
}
