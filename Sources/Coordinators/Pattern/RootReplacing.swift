import UIKit

extension UIWindow {
  /// Shows another root, once what the old one presents is gone.
  ///
  /// UIKit never frees what is still presented when its root is replaced.
  public func replaceRoot(with viewController: UIViewController) {
    guard let old = rootViewController, old.presentedViewController != nil else {
      rootViewController = viewController
      return
    }
    old.dismiss(animated: false)
    rootViewController = viewController
  }
}
