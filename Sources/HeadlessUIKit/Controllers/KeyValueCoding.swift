import Foundation

/// An object whose stored properties can be read by name; Foundation on Linux has no key-value coding.
///
/// Without the Objective-C runtime, computed properties can't be read: their value is nil. So is the
/// value for a key that names no property, for which iOS raises `NSUnknownKeyException`.
public protocol KeyValueReading: AnyObject {}

extension KeyValueReading {
  /// The value that `setValue(_:forKey:)` stored, or else that of a stored property.
  ///
  /// The key `enabled` also finds `isEnabled`. A key isn't a path.
  public func value(forKey key: String) -> Any? { KeyPathValue.value(key, of: self) }

  /// The value that is stored under the whole path, or else that of one property after the other.
  public func value(forKeyPath keyPath: String) -> Any? {
    StoredValues.value(keyPath, of: self) ?? KeyPathValue.read(keyPath, of: self)
  }
}

extension NSObject: KeyValueReading {}

/// An object whose values can be set by key, as apps do for properties that UIKit doesn't declare:
/// `setValue(bar, forKey: "tabBar")`.
///
/// Stored only: reading the key returns the value, and no other code uses it, except for the bars of
/// containers.
public protocol KeyValueCoding: KeyValueReading {}

extension KeyValueCoding {
  public func setValue(_ value: Any?, forKey key: String) {
    StoredValues.set(value, key, of: self)
  }

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }
}

// Only its address is used.
nonisolated(unsafe) private var valuesKey: UInt8 = 0

/// The values that apps set by key.
enum StoredValues {
  static func set(_ value: Any?, _ key: String, of object: any KeyValueCoding) {
    if let object = object as? any BarContainer, object.useBar(value, forKey: key) { return }
    var values = all(of: object)
    values[key] = value
    objc_setAssociatedObject(object, &valuesKey, values, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  /// The value of an object of any type; nil if none is stored.
  static func value(_ key: String, of object: Any) -> Any? {
    guard let object = object as? any KeyValueCoding else { return nil }
    if let object = object as? any BarContainer, let bar = object.bar(forKey: key) { return bar }
    return all(of: object)[key]
  }

  private static func all(of object: any KeyValueCoding) -> [String: Any] {
    objc_getAssociatedObject(object, &valuesKey) as? [String: Any] ?? [:]
  }
}

extension UIResponder: KeyValueCoding {}
extension UIAlertAction: KeyValueCoding {}
extension UIBarItem: KeyValueCoding {}
extension CALayer: KeyValueCoding {}
extension CAAnimation: KeyValueCoding {}
