import Foundation

/// An object whose properties predicates and sort descriptors read by name.
///
/// - Note: Not in UIKit. Foundation on Linux has no key-value coding.
public protocol KeyedValues: AnyObject {
  func value(forKey key: String) -> Any?
}

/// Reads properties by key path, from keyed values, dictionaries, and the stored fields of any
/// other value.
enum KeyPathValue {
  static func read(_ path: String, of object: Any?) -> Any? {
    path.split(separator: ".").reduce(object) { value, key in
      key.lowercased() == "self" ? value : field(String(key), of: value)
    }
  }

  private static func field(_ key: String, of object: Any?) -> Any? {
    guard let object = unwrapped(object) else { return nil }
    if let table = object as? [String: Any] { return table[key] }
    if let table = object as? NSDictionary { return table.object(forKey: key as NSString) }
    if let values = object as? any KeyedValues { return unwrapped(values.value(forKey: key)) }
    if let text = object as? String, key == "length" { return text.utf16.count }
    if let list = object as? [Any] {
      return key == "@count" ? list.count : list.compactMap { field(key, of: $0) }
    }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children
      where child.label == key || child.label == "_" + key
        || child.label == "$__lazy_storage_$_" + key
      {
        return unwrapped(child.value)
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// The value inside optionals; nil if there is none.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}
