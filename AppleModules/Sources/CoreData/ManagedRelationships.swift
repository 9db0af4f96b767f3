import UIKit

/// A type that an `@NSManaged` to-many relationship can have.
protocol RelationshipValue {
  /// Whether all properties of the type are relationships, which are empty and never nil before they are set.
  static var isRelationship: Bool { get }
  static func make(of elements: [Any]) -> Any
}

extension NSSet: RelationshipValue {
  class var isRelationship: Bool { true }
  class func make(of elements: [Any]) -> Any { NSSet(array: elements) }
}

extension NSOrderedSet: RelationshipValue {
  class var isRelationship: Bool { true }
  class func make(of elements: [Any]) -> Any { NSOrderedSet(array: elements) }
}

extension Set: RelationshipValue {
  static var isRelationship: Bool { Element.self is NSManagedObject.Type }
  static func make(of elements: [Any]) -> Any { Set(elements.compactMap { $0 as? Element }) }
}

extension Array: RelationshipValue {
  static var isRelationship: Bool { false }
  static func make(of elements: [Any]) -> Any { elements.compactMap { $0 as? Element } }
}

extension Optional: RelationshipValue {
  static var isRelationship: Bool {
    (Wrapped.self as? any RelationshipValue.Type)?.isRelationship == true
  }
  static func make(of elements: [Any]) -> Any {
    elements.isEmpty && !isRelationship
      ? Self.none as Any : (Wrapped.self as? any RelationshipValue.Type)?.make(of: elements) as Any
  }
}

/// The objects of a to-many relationship, whatever its declared type.
enum Relationship {
  static func elements(_ value: Any?) -> [Any] {
    switch value {
    case let set as NSOrderedSet: set.array
    case let set as NSSet: set.allObjects
    case let list as [Any]: list
    case let set as Set<AnyHashable>: set.map(\.base)
    default: []
    }
  }
}

// Implements the accessors that Xcode generates for a relationship.

public func addManagedValue(_ value: NSManagedObject, of owner: NSManagedObject, _ name: String) {
  addManagedValue(NSSet(object: value), of: owner, name)
}

public func addManagedValue(_ values: Any, of owner: NSManagedObject, _ name: String) {
  let old = Relationship.elements(owner.values[name])
  let new = Relationship.elements(values).filter { value in
    !old.contains { $0 as AnyObject === value as AnyObject }
  }
  owner.set(old + new, name)
}

public func removeManagedValue(
  _ value: NSManagedObject, of owner: NSManagedObject, _ name: String
) {
  removeManagedValue(NSSet(object: value), of: owner, name)
}

public func removeManagedValue(_ values: Any, of owner: NSManagedObject, _ name: String) {
  let gone = Relationship.elements(values)
  owner.set(
    Relationship.elements(owner.values[name]).filter { value in
      !gone.contains { $0 as AnyObject === value as AnyObject }
    }, name)
}

public func removeManagedValue(at index: Int, of owner: NSManagedObject, _ name: String) {
  var list = Relationship.elements(owner.values[name])
  list.remove(at: index)
  owner.set(list, name)
}

public func removeManagedValue(at indexes: NSIndexSet, of owner: NSManagedObject, _ name: String) {
  let list = Relationship.elements(owner.values[name])
  owner.set(list.indices.filter { !indexes.contains($0) }.map { list[$0] }, name)
}

public func insertManagedValue(
  _ value: NSManagedObject, at index: Int, of owner: NSManagedObject, _ name: String
) {
  var list = Relationship.elements(owner.values[name])
  list.insert(value, at: index)
  owner.set(list, name)
}

public func insertManagedValue(
  _ values: [Any], at indexes: NSIndexSet, of owner: NSManagedObject, _ name: String
) {
  var list = Relationship.elements(owner.values[name])
  var rest = values[...]
  for index in indexes {
    if let value = rest.popFirst() { list.insert(value, at: index) }
  }
  owner.set(list, name)
}

public func replaceManagedValue(
  at index: Int, with value: NSManagedObject, of owner: NSManagedObject, _ name: String
) {
  var list = Relationship.elements(owner.values[name])
  list[index] = value
  owner.set(list, name)
}

public func replaceManagedValue(
  at indexes: NSIndexSet, with values: [Any], of owner: NSManagedObject, _ name: String
) {
  var list = Relationship.elements(owner.values[name])
  for (index, value) in zip(indexes.map { $0 }, values) { list[index] = value }
  owner.set(list, name)
}
