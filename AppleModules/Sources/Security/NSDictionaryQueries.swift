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
