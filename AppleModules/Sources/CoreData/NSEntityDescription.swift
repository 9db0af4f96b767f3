import Foundation

/// An entity of the app's data models.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  // Unchecked: its only property is a constant.
  public let name: String?

  public init(name: String) {
    self.name = name
    super.init()
  }

  open var managedObjectClassName: String! {
    name.flatMap { NSManagedObjectModel.type(ofEntity: $0) }.map { "\($0)" } ?? "NSManagedObject"
  }

  open var attributesByName: [String: NSAttributeDescription] {
    described(NSManagedObjectModel.attributes(ofEntity: name)) { NSAttributeDescription(name: $0) }
  }

  open var relationshipsByName: [String: NSRelationshipDescription] {
    described(NSManagedObjectModel.relationships(ofEntity: name)) {
      NSRelationshipDescription(name: $0)
    }
  }

  open var propertiesByName: [String: NSPropertyDescription] {
    (attributesByName as [String: NSPropertyDescription]).merging(relationshipsByName) { $1 }
  }

  open var properties: [NSPropertyDescription] {
    propertiesByName.sorted { $0.key < $1.key }.map(\.value)
  }

  private func described<Description>(
    _ names: [String], _ describe: (String) -> Description
  ) -> [String: Description] {
    Dictionary(names.map { ($0, describe($0)) }) { first, _ in first }
  }

  public class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { NSEntityDescription(name: entityName) }

  public class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    NSManagedObject.object(entity: NSEntityDescription(name: entityName), insertInto: context)
  }
}

extension NSManagedObject {
  /// An object of the entity's class, which `NSManagedObject(entity:insertInto:)` creates on iOS.
  ///
  /// - Note: Not in Core Data; `camsh adopt` calls it.
  public static func object(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) -> NSManagedObject {
    let type =
      entity.name.flatMap { NSManagedObjectModel.type(ofEntity: $0) } ?? NSManagedObject.self
    return type.init(entity: entity, insertInto: context)
  }
}
