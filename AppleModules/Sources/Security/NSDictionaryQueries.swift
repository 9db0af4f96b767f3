import Foundation

// On iOS, an NSDictionary is a CFDictionary without a cast.

public func SecItemAdd(
  _ attributes: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  SecItemAdd(attributes.query, result)
}

public func SecItemCopyMatching(
  _ query: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  SecItemCopyMatching(query.query, result)
}

public func SecItemUpdate(_ query: NSDictionary, _ attributes: NSDictionary) -> OSStatus {
  SecItemUpdate(query.query, attributes.query)
}

public func SecItemDelete(_ query: NSDictionary) -> OSStatus {
  SecItemDelete(query.query)
}

extension NSDictionary {
  fileprivate var query: CFDictionary { ._unconditionallyBridgeFromObjectiveC(self) }
}

/// The dictionary of a cast that Objective-C's bridging allows: one with optional texts as keys, or objects as values.
public func cfDictionary<Key: Hashable, Value>(_ dictionary: [Key: Value]) -> CFDictionary {
  var query: CFDictionary = [:]
  for (key, value) in dictionary {
    if let key = key as Any as? String { query[key] = value }
  }
  return query
}

public func cfDictionary(_ dictionary: NSDictionary) -> CFDictionary { dictionary.query }
