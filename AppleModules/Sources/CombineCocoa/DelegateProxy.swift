import Combine
import UIKit

/// A delegate that an app's own publishers insert.
///
/// It receives the methods that its class implements. Swift on Linux can't intercept other methods, so
/// ``interceptSelectorPublisher(_:)`` sends nothing for them.
open class DelegateProxy: NSObject {
  public required override init() { super.init() }

  open func interceptedSelector(_ selector: Selector, arguments: [Any]) {}

  public func interceptSelectorPublisher(_ selector: Selector) -> AnyPublisher<[Any], Never> {
    Empty(completeImmediately: false).eraseToAnyPublisher()
  }
}

/// A class of delegates that sets itself as an object's delegate.
public protocol DelegateProxyType {
  associatedtype Object

  func setDelegate(to object: Object)
}

// The key of the association; one for each class. Delegates are set on the main thread.
nonisolated(unsafe) private var keys: [ObjectIdentifier: UnsafeMutableRawPointer] = [:]

extension DelegateProxyType where Self: DelegateProxy {
  private static var key: UnsafeMutableRawPointer {
    if let known = keys[ObjectIdentifier(Self.self)] { return known }
    let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    keys[ObjectIdentifier(Self.self)] = key
    return key
  }

  /// The object's proxy, which the object retains, set as its delegate.
  public static func createDelegateProxy(for object: Object) -> Self {
    let known = objc_getAssociatedObject(object as AnyObject, key) as? Self
    let proxy = known ?? Self()
    if known == nil {
      objc_setAssociatedObject(object as AnyObject, key, proxy, .OBJC_ASSOCIATION_RETAIN)
    }
    proxy.setDelegate(to: object)
    return proxy
  }
}
