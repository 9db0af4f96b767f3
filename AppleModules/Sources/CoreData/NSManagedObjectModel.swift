import Foundation

/// The entities of the app's models.
open class NSManagedObjectModel: NSObject {
  private struct Entity {
    let type: NSManagedObject.Type
    let attributes: [String]
    let relationships: [String]
  }

  // Written at launch and only read afterward.
  nonisolated(unsafe) private static var entities: [String: Entity] = [:]

  public init?(contentsOf url: URL) { super.init() }
  public override init() { super.init() }
  public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel()
  }

  /// Registers the class of an entity's objects, with the names of its properties.
  public static func register(
    _ type: NSManagedObject.Type, forEntity name: String, attributes: [String] = [],
    relationships: [String] = []
  ) {
    entities[name] = Entity(type: type, attributes: attributes, relationships: relationships)
  }

  static func type(ofEntity name: String) -> NSManagedObject.Type? { entities[name]?.type }

  static func name(ofEntityOf type: NSManagedObject.Type) -> String? {
    type == NSManagedObject.self ? nil : entities.first { $0.value.type == type }?.key
  }

  static func attributes(ofEntity name: String?) -> [String] {
    name.flatMap { entities[$0]?.attributes } ?? []
  }

  static func relationships(ofEntity name: String?) -> [String] {
    name.flatMap { entities[$0]?.relationships } ?? []
  }
}
