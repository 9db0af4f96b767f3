import UIKit

extension UIWindow {
  /// Replaces the root view controller and dismisses whatever the old one presents.
  ///
  /// UIKit never releases a presented view controller when only the root is replaced.
  public func replaceRoot(with viewController: UIViewController) {
    rootViewController?.dismissPresented()
    rootViewController = viewController
  }
}
