import Foundation

/// An object whose properties predicates and sort descriptors read by name.
///
/// - Note: Not in UIKit. Foundation on Linux has no key-value coding.
public protocol KeyedValues: AnyObject {
  func value(forKey key: String) -> Any?
}

/// Reads properties by key path, from keyed values, dictionaries, the elements of lists and sets,
/// and the stored fields of any other value.
enum KeyPathValue {
  static func read(_ path: String, of object: Any?) -> Any? {
    path.split(separator: ".").reduce(object) { value(String($1), of: $0) }
  }

  /// The value of one key, which isn't a path.
  static func value(_ key: String, of object: Any?) -> Any? {
    guard key.lowercased() != "self" else { return object }
    guard let object = unwrapped(object) else { return nil }
    if let stored = StoredValues.value(key, of: object) { return unwrapped(stored) }
    if let table = object as? [String: Any] { return table[key] }
    if let table = object as? NSDictionary { return table.object(forKey: key as NSString) }
    if let values = object as? any KeyedValues { return unwrapped(values.value(forKey: key)) }
    if let text = object as? String, key == "length" { return text.utf16.count }
    if let elements = elements(object) { return value(key, of: elements, in: object) }
    return property(key, of: object)
      ?? property("is" + key.prefix(1).uppercased() + key.dropFirst(), of: object)
  }

  /// The elements of a list or a set; nil for any other value.
  static func elements(_ object: Any) -> [Any]? {
    switch object {
    case let set as NSOrderedSet: set.array
    case let set as NSSet: set.allObjects
    case let list as [Any]: list
    case let set as Set<AnyHashable>: set.map(\.base)
    default: nil
    }
  }

  /// What the elements of a collection have for a key, in a collection of the same kind.
  private static func value(_ key: String, of elements: [Any], in collection: Any) -> Any? {
    if key == "@count" { return elements.count }
    let values = elements.compactMap { value(key, of: $0) }
    return switch collection {
    case is NSOrderedSet: NSOrderedSet(array: values)
    case is NSSet, is Set<AnyHashable>: Set(values.compactMap { $0 as? AnyHashable })
    default: values
    }
  }

  private static func property(_ key: String, of object: Any) -> Any? {
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
