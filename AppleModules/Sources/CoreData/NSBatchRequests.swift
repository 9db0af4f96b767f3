import UIKit

/// A request that changes a store at once, and not the objects of a context.
protocol BatchRequest: NSPersistentStoreRequest {
  func execute(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}

public enum NSBatchInsertRequestResultType: UInt, Sendable {
  case statusOnly, objectIDs, count
}

/// Inserts an object for each dictionary of values; `NSNull` stands for no value.
open class NSBatchInsertRequest: NSPersistentStoreRequest, BatchRequest {
  public let entityName: String
  open var objectsToInsert: [[String: Any]]?
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  private let fill: ((NSManagedObject) -> Bool)?

  public init(entityName: String, objects: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = objects
    fill = nil
    super.init()
  }

  public convenience init(entity: NSEntityDescription, objects: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: objects)
  }

  /// The handler fills one object after the other, until it returns `true`.
  public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool)
  {
    self.entityName = entityName
    fill = handler
    super.init()
  }

  func execute(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
    let entity = NSEntityDescription(name: entityName)
    var inserted: [NSManagedObject] = []
    func object() -> NSManagedObject {
      NSManagedObject.object(entity: entity, insertInto: nil)
    }
    for values in objectsToInsert ?? [] {
      let made = object()
      for (key, value) in values where !(value is NSNull) { made.setValue(value, forKey: key) }
      inserted.append(made)
    }
    if let fill {
      var next = object()
      while !fill(next) {
        inserted.append(next)
        next = object()
      }
    }
    for made in inserted { context.store.insert(made) }
    return NSBatchInsertResult(
      resultType == .count
        ? inserted.count : resultType == .objectIDs ? inserted.map(\.objectID) : true)
  }
}

open class NSBatchInsertResult: NSPersistentStoreResult {
  open private(set) var result: Any?

  init(_ result: Any?) {
    self.result = result
    super.init()
  }
}

public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

/// Changes properties of all objects of an entity that meet a predicate.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, BatchRequest {
  public let entityName: String
  open var predicate: NSPredicate?
  open var propertiesToUpdate: [AnyHashable: Any]?
  open var includesSubentities = true
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }

  func execute(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
    let updated = context.store.objects.filter {
      $0.entity.name == entityName && predicate?.evaluate(with: $0) ?? true
    }
    for object in updated {
      for (key, value) in propertiesToUpdate ?? [:] {
        guard let key = key.base as? String else { continue }
        object.setPrimitiveValue(value is NSNull ? nil : value, forKey: key)
      }
    }
    return NSBatchUpdateResult(
      resultType == .updatedObjectsCountResultType
        ? updated.count
        : resultType == .updatedObjectIDsResultType ? updated.map(\.objectID) : true)
  }
}

open class NSBatchUpdateResult: NSPersistentStoreResult {
  open private(set) var result: Any?

  init(_ result: Any?) {
    self.result = result
    super.init()
  }
}
