@_exported import Foundation
import UIKit

/// A value that lists of Realm contain: an object, or a plain value.
public protocol RealmCollectionValue {}

/// What results contain.
public protocol RealmFetchable: RealmCollectionValue {}

/// A class whose objects a realm stores.
open class RealmSwiftObject: NSObject, KeyedValues, RealmFetchable, Identifiable {
  weak var store: RealmStore?
  var wasDeleted = false

  public required override init() { super.init() }

  /// An object with values by the names of its properties; other kinds of values are ignored.
  public convenience init(value: Any) {
    self.init()
    setPersisted(values: value)
  }

  open class func primaryKey() -> String? { nil }
  open class func indexedProperties() -> [String] { [] }
  open class func ignoredProperties() -> [String] { [] }

  public var realm: Realm? { store.map(Realm.init(store:)) }
  public var isInvalidated: Bool { wasDeleted }
  public var isFrozen: Bool { false }
  public func freeze() -> Self { self }
  public func thaw() -> Self? { self }

  /// The value of a property, stored by a wrapper or by itself.
  open func value(forKey key: String) -> Any? {
    for child in fields {
      if child.label == key { return child.value }
      guard child.label == "_" + key else { continue }
      return (child.value as? any AnyPersisted)?.anyValue ?? child.value
    }
    return nil
  }

  /// Sets properties from a dictionary, or from another object of the class.
  func setPersisted(values: Any) {
    let other = values as? RealmSwiftObject
    let table = values as? [String: Any]
    for child in fields {
      guard let wrapper = child.value as? any AnyPersisted,
        let key = child.label?.dropFirst().description,
        let value = table?[key] ?? other?.value(forKey: key)
      else { continue }
      wrapper.setAny(value)
    }
  }

  /// The value of the property that identifies an object in its class.
  var primaryValue: Any? {
    if let key = Self.primaryKey() { return value(forKey: key) }
    return fields.lazy.compactMap { $0.value as? any AnyPersisted }.first(where: \.isPrimaryKey)?
      .anyValue
  }

  /// The objects that this one refers to, which a realm stores with it.
  var related: [RealmSwiftObject] {
    fields.flatMap { child -> [RealmSwiftObject] in
      let value = (child.value as? any AnyPersisted)?.anyValue ?? child.value
      if let object = value as? RealmSwiftObject { return [object] }
      return (value as? any RelatedObjects)?.objects ?? []
    }.filter { !($0 is EmbeddedObject) }
  }

  private var fields: [Mirror.Child] {
    var all: [Mirror.Child] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror, current.subjectType != RealmSwiftObject.self {
      all += current.children
      mirror = current.superclassMirror
    }
    return all
  }
}

extension RealmSwiftObject {
  /// Sets a property that a wrapper stores.
  public func setValue(_ value: Any?, forKey key: String) {
    if let value { setPersisted(values: [key: value]) }
  }
}

/// An object that lists of views identify by itself.
public protocol ObjectKeyIdentifiable: Identifiable {}

public typealias Object = RealmSwiftObject
public typealias ObjectBase = RealmSwiftObject

/// An object that belongs to another one.
open class EmbeddedObject: RealmSwiftObject {}

extension RealmSwiftObject {
  /// Calls the block after each write in which this object was deleted or may have changed.
  public func observe(
    keyPaths: [String]? = nil, on queue: DispatchQueue? = nil,
    _ block: @escaping (ObjectChange<RealmSwiftObject>) -> Void
  ) -> NotificationToken {
    observed(block)
  }

  /// The same for a block that names the object's class.
  @_disfavoredOverload public func observe<Subject: RealmSwiftObject>(
    keyPaths: [String]? = nil, on queue: DispatchQueue? = nil,
    _ block: @escaping (ObjectChange<Subject>) -> Void
  ) -> NotificationToken {
    observed(block)
  }

  private func observed<Subject: RealmSwiftObject>(
    _ block: @escaping (ObjectChange<Subject>) -> Void
  ) -> NotificationToken {
    let token = NotificationToken { [weak self] in
      guard let self else { return }
      if self.wasDeleted {
        block(.deleted)
      } else if let subject = self as? Subject {
        block(.change(subject, []))
      }
    }
    store?.add(token)
    return token
  }
}

/// What a write did to an object.
public enum ObjectChange<Subject> {
  case error(NSError)
  case change(Subject, [PropertyChange])
  case deleted
}

/// A property that a write changed; camsh doesn't name any.
public struct PropertyChange {
  public let name: String
  public let oldValue: Any?
  public let newValue: Any?
}
