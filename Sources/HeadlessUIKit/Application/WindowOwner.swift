/// A delegate that may own a window: `delegate?.window??.rootViewController`.
///
/// In UIKit the property is an optional requirement. Through the protocol it is an optional of an optional,
/// and apps unwrap it twice; a class that implements it has one that is unwrapped once.
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

/// Assigns to the property of this very type: a plain assignment means the optional of an optional.
@MainActor private func assign(_ window: UIWindow?, to property: inout UIWindow?) {
  property = window
}
