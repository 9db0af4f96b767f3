/// A delegate that may own a window: `delegate?.window??.rootViewController`.
///
/// In UIKit the property is an optional requirement. Accessed through the protocol it is a double
/// optional, which apps unwrap twice; in a class that implements it, it is a single optional.
///
/// - Note: Not in UIKit.
@preconcurrency @MainActor public protocol WindowOwner: AnyObject {}

extension WindowOwner {
  public var window: UIWindow?? {
    get {
      if let delegate = self as? any UIApplicationDelegate { return delegate.ownWindow }
      return (self as? any UIWindowSceneDelegate)?.ownWindow
    }
    set {
      (self as? any UIApplicationDelegate)?.ownWindow = newValue ?? nil
      (self as? any UIWindowSceneDelegate)?.ownWindow = newValue ?? nil
    }
  }
}

extension UIApplicationDelegate {
  fileprivate var ownWindow: UIWindow? {
    get { window }
    set { assign(newValue, to: &window) }
  }
}

extension UIWindowSceneDelegate {
  fileprivate var ownWindow: UIWindow? {
    get { window }
    set { assign(newValue, to: &window) }
  }
}

/// Assigns to the property as a single optional; a plain assignment would select the double
/// optional.
@MainActor private func assign(_ window: UIWindow?, to property: inout UIWindow?) {
  property = window
}
