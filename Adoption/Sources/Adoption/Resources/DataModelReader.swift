import Foundation

/// Reads the entities of the current version of a Core Data model.
struct DataModelReader {
  struct Entity: Equatable {
    enum Generation { case nothing, properties, wholeClass }
    var name: String
    var className: String
    var parent: String?
    var generation: Generation
    var properties: [Property] = []
  }

  struct Property: Equatable {
    var name: String
    var type: String
    /// The class of a to-many relationship's objects.
    var element: String?
    var isOrdered = false
    var isRelationship = false
  }

  private(set) var entities: [Entity] = []
  private(set) var notes: [Note] = []

  mutating func read(_ path: String) {
    guard let version = Self.version(of: path) else { return }
    do {
      let model = try MarkupFile.read(version + "/contents")
      for element in model.children where element.name == "entity" {
        if let entity = Self.entity(element) { entities.append(entity) }
      }
    } catch {
      notes.append(Note(file: path, text: "The data model can't be read; its classes are missing."))
    }
  }

  /// The folder with the contents: the current version's, or the last one.
  private static func version(of path: String) -> String? {
    if path.hasSuffix(".xcdatamodel") { return path }
    let versions = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
      .filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    let current = FileManager.default.contents(atPath: path + "/.xccurrentversion")
      .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    let name = (current as? [String: Any])?["_XCCurrentVersionName"] as? String
    let chosen = name.flatMap { versions.contains($0) ? $0 : nil } ?? versions.last
    return chosen.map { path + "/" + $0 }
  }

  private static func entity(_ element: MarkupElement) -> Entity? {
    guard let name = element["name"], isName(name) else { return nil }
    // In front of a point is the class's module, or nothing for the current one.
    let represented = element["representedClassName"] ?? "NSManagedObject"
    let className = represented.split(separator: ".").last.map(String.init) ?? ""
    guard isName(className) else { return nil }
    let generation: Entity.Generation =
      switch element["codeGenerationType"] {
      case "class": .wholeClass
      case "category": .properties
      default: .nothing
      }
    var entity = Entity(
      name: name, className: className, parent: element["parentEntity"], generation: generation)
    for child in element.children {
      guard let property = child["name"], isName(property) else { continue }
      if child.name == "attribute" {
        entity.properties.append(Property(name: property, type: type(ofAttribute: child)))
      } else if child.name == "relationship" {
        let target = child["destinationEntity"].flatMap { isName($0) ? $0 : nil }
        let isMany = child["toMany"] == "YES"
        let isOrdered = child["ordered"] == "YES"
        entity.properties.append(
          Property(
            name: property,
            type: isMany
              ? isOrdered ? "NSOrderedSet?" : "NSSet?" : (target ?? "NSManagedObject") + "?",
            element: isMany ? target ?? "NSManagedObject" : nil, isOrdered: isOrdered,
            isRelationship: true))
      }
    }
    return entity
  }

  private static func type(ofAttribute element: MarkupElement) -> String {
    let isScalar = element["usesScalarValueType"] == "YES"
    switch element["attributeType"] {
    case "String": return "String?"
    case "Date": return isScalar ? "TimeInterval" : "Date?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Binary": return "Data?"
    case "Decimal": return "NSDecimalNumber?"
    case "Boolean": return isScalar ? "Bool" : "NSNumber?"
    case "Double": return isScalar ? "Double" : "NSNumber?"
    case "Float": return isScalar ? "Float" : "NSNumber?"
    case "Integer 16": return isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": return isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": return isScalar ? "Int64" : "NSNumber?"
    default:
      let name = element["customClassName"] ?? "NSObject"
      return (name.allSatisfy { $0.isLetter || $0.isNumber || "[]:.".contains($0) } ? name : "Any")
        + "?"
    }
  }

  /// Names are written into Swift files.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
