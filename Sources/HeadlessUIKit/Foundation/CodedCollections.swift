import Foundation

// Arrays and dictionaries of coded objects, which Foundation on Linux decodes only as any object. It
// traps at an element of another class, so these methods decode all classes and then check them.
extension NSCoder {
  public func decodeArrayOfObjects<Element: NSObject & NSSecureCoding>(
    ofClass type: Element.Type, forKey key: String
  ) -> [Element]? {
    decodeArrayOfObjects(ofClasses: [NSObject.self], forKey: key) as? [Element]
  }

  public func decodeArrayOfObjects(ofClasses types: [AnyClass], forKey key: String) -> [Any]? {
    // Linux traps at a key that isn't there.
    guard containsValue(forKey: key) else { return nil }
    return decodeObject(of: [NSArray.self] + types, forKey: key) as? [Any]
  }

  public func decodeDictionary<
    Key: NSObject & NSSecureCoding & NSCopying, Element: NSObject & NSSecureCoding
  >(
    withKeyClass keyType: Key.Type, objectClass type: Element.Type, forKey key: String
  ) -> [Key: Element]? {
    decodeDictionary(withKeysOfClasses: [], objectsOfClasses: [NSObject.self], forKey: key)
      as? [Key: Element]
  }

  public func decodeDictionary(
    withKeysOfClasses keyTypes: [AnyClass], objectsOfClasses types: [AnyClass], forKey key: String
  ) -> [AnyHashable: Any]? {
    guard containsValue(forKey: key) else { return nil }
    return decodeObject(of: [NSDictionary.self] + keyTypes + types, forKey: key)
      as? [AnyHashable: Any]
  }
}

extension NSKeyedUnarchiver {
  public static func unarchivedArrayOfObjects<Element: NSObject & NSSecureCoding>(
    ofClass type: Element.Type, from data: Data
  ) throws -> [Element]? {
    guard let found = try unarchivedArrayOfObjects(ofClasses: [NSObject.self], from: data) else {
      return nil
    }
    guard let elements = found as? [Element] else { throw CocoaError(.coderReadCorrupt) }
    return elements
  }

  public static func unarchivedArrayOfObjects(
    ofClasses types: [AnyClass], from data: Data
  ) throws -> [Any]? {
    try unarchivedObject(ofClasses: [NSArray.self] + types, from: data) as? [Any]
  }

  public static func unarchivedDictionary<
    Key: NSObject & NSSecureCoding & NSCopying, Element: NSObject & NSSecureCoding
  >(
    ofKeyClass keyType: Key.Type, objectClass type: Element.Type, from data: Data
  ) throws -> [Key: Element]? {
    let found = try unarchivedDictionary(
      ofKeyClasses: [], objectClasses: [NSObject.self], from: data)
    guard let found else { return nil }
    guard let elements = found as? [Key: Element] else { throw CocoaError(.coderReadCorrupt) }
    return elements
  }

  public static func unarchivedDictionary(
    ofKeyClasses keyTypes: [AnyClass], objectClasses types: [AnyClass], from data: Data
  ) throws -> [AnyHashable: Any]? {
    try unarchivedObject(ofClasses: [NSDictionary.self] + keyTypes + types, from: data)
      as? [AnyHashable: Any]
  }
}
