import Foundation

/// An object whose properties can be read by name; Foundation on Linux has no key-value coding.
public protocol KeyValueReading: AnyObject {}

extension KeyValueReading {
  public func value(forKey key: String) -> Any? { KeyPathValue.read(key, of: self) }

  /// Reads one property after the other.
  public func value(forKeyPath keyPath: String) -> Any? { KeyPathValue.read(keyPath, of: self) }
}

extension NSObject: KeyValueReading {}

/// An object whose values can be set by key, as apps do for properties that UIKit doesn't declare:
/// `setValue(bar, forKey: "tabBar")`.
///
/// Stored only: reading the key returns the value, and no other code uses it, except for the bars of
/// containers.
public protocol KeyValueCoding: KeyValueReading {}

// Only its address is used.
nonisolated(unsafe) private var valuesKey: UInt8 = 0

extension KeyValueCoding {
  public func setValue(_ value: Any?, forKey key: String) {
    if let object = self as? any BarContainer, object.useBar(value, forKey: key) { return }
    var values = objc_getAssociatedObject(self, &valuesKey) as? [String: Any] ?? [:]
    values[key] = value
    objc_setAssociatedObject(self, &valuesKey, values, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  public func value(forKey key: String) -> Any? {
    if let object = self as? any BarContainer, let bar = object.bar(forKey: key) { return bar }
    return (objc_getAssociatedObject(self, &valuesKey) as? [String: Any])?[key]
  }

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }

  public func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}

extension UIResponder: KeyValueCoding {}
extension UIAlertAction: KeyValueCoding {}
extension UIBarItem: KeyValueCoding {}
extension CALayer: KeyValueCoding {}
extension CAAnimation: KeyValueCoding {}
