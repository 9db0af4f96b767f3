import UIKit

extension UIWindow {
  /// Shows another root, and sees to it that what the old one presents goes too.
  ///
  /// UIKit never frees what is still presented when its root is replaced.
  public func replaceRoot(with viewController: UIViewController) {
    rootViewController?.dismissPresented()
    rootViewController = viewController
  }
}
