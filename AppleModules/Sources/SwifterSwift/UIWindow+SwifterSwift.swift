@_exported import UIKit

extension UIWindow {
  /// Replaces the root view controller, and calls the completion block in a later turn if animated.
  public func switchRootViewController(
    to viewController: UIViewController, animated: Bool = true, duration: TimeInterval = 0.5,
    options: UIView.AnimationOptions = .transitionFlipFromRight, _ completion: (() -> Void)? = nil
  ) {
    guard animated else {
      rootViewController = viewController
      completion?()
      return
    }
    UIView.transition(with: self, duration: duration, options: options) {
      self.rootViewController = viewController
    } completion: { _ in
      completion?()
    }
  }
}
