@_exported import UIKit

/// A type of fetch result.
public protocol NSFetchRequestResult: AnyObject {}

/// A model's object, which stores its properties by name.
open class NSManagedObject: NSObject, NSFetchRequestResult, KeyedValues, @unchecked Sendable {
  // Unchecked, because a managed object belongs to its context's queue, as on iOS.
  public let entity: NSEntityDescription
  public let objectID = NSManagedObjectID()
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  public internal(set) var isDeleted = false
  public internal(set) var isInserted = false
  public internal(set) var hasChanges = false
  public var isUpdated: Bool { hasChanges && !isInserted }
  public var isFault: Bool { false }
  var values: [String: Any] = [:]

  public required init(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) {
    self.entity = entity
    super.init()
    context?.insert(self)
    awakeFromInsert()
  }

  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: context)
  }

  /// An object outside any context, which an app creates if it forgets the context.
  public convenience override init() {
    self.init(entity: Self.entity(), insertInto: nil)
  }

  open class func entity() -> NSEntityDescription {
    NSEntityDescription(name: NSManagedObjectModel.name(ofEntityOf: Self.self) ?? "\(Self.self)")
  }

  /// A request for the class's objects; the classes of a data model declare one of their own type.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "\(Self.self)")
  }

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func validateForInsert() throws {}

  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) { set(value, key) }

  /// Sets the last property of a path through relationships, for each object of those to many.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    var keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.popLast() else { return }
    let owners = keys.isEmpty ? self : self.value(forKeyPath: keys.joined(separator: "."))
    Self.set(value, last, ofEach: owners)
  }

  private static func set(_ value: Any?, _ key: String, ofEach owners: Any?) {
    if let owner = owners as? NSManagedObject {
      owner.setValue(value, forKey: key)
    } else {
      for owner in Relationship.elements(owners) { set(value, key, ofEach: owner) }
    }
  }

  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func willChangeValue(forKey key: String) {}
  open func didChangeValue(forKey key: String) {}

  func set(_ value: Any?, _ key: String) {
    values[key] = value
    hasChanges = true
    managedObjectContext?.note(self)
  }
}

/// Reads an `@NSManaged` property: its value, or Core Data's default.
public func managedValue<Value>(_ owner: NSManagedObject, _ name: String) -> Value {
  // A cast of nil to an optional type would succeed.
  if let stored = owner.values[name], let value = stored as? Value { return value }
  if let type = Value.self as? any RelationshipValue.Type,
    let value = type.make(of: Relationship.elements(owner.values[name])) as? Value
  {
    return value
  }
  if let nothing = Optional<Any>.none as? Value { return nothing }
  let defaults: [Any] = [
    "", 0, Int16(0), Int32(0), Int64(0), 0.0, Float(0), false,
    Date(timeIntervalSinceReferenceDate: 0), UUID(), Data(), NSSet(), NSOrderedSet(),
    URL(fileURLWithPath: "/"),
  ]
  for value in defaults { if let value = value as? Value { return value } }
  fatalError("the managed property '\(name)' is read before it is set")
}

/// Sets an `@NSManaged` property.
public func setManagedValue<Value>(_ value: Value, _ owner: NSManagedObject, _ name: String) {
  owner.set(value, name)
}

public final class NSManagedObjectID: NSObject, Sendable {
  public let isTemporaryID = false
  public func uriRepresentation() -> URL {
    URL(fileURLWithPath: "/\(UInt(bitPattern: ObjectIdentifier(self)))")
  }
}
