import Foundation

/// Generates the classes that Xcode generates from a data model, and the table of entities and
/// classes.
struct DataModelSource {
  let entities: [DataModelReader.Entity]
  /// The classes that the module's own sources declare.
  let declared: Set<String>

  init(entities: [DataModelReader.Entity], sources: [String]) {
    self.entities = entities
    let names = Set(entities.map(\.className))
    declared = sources.reduce(into: []) { declared, path in
      guard let text = try? String(contentsOfFile: path, encoding: .utf8),
        names.contains(where: text.contains)
      else { return }
      for match in text.matches(of: /\bclass\s+(\w+)/) { declared.insert(String(match.1)) }
    }
  }

  var source: GeneratedSource {
    var lines = [
      "// Generated from the data models.", "", "import CoreData", "import Foundation", "",
    ]
    for entity in entities {
      switch entity.generation {
      case .wholeClass:
        let parent =
          entities.first { $0.name == entity.parent }?.className ?? "NSManagedObject"
        lines.append(
          "nonisolated public class \(entity.className): \(parent), @unchecked Sendable {}")
        lines += properties(of: entity)
      case .properties: lines += properties(of: entity)
      case .nothing: break
      }
    }
    lines.append("/// Says which class an entity's objects have.")
    lines.append("nonisolated public func registerDataModels() {")
    for entity in entities { lines.append(registration(of: entity)) }
    lines += ["}", ""]
    return GeneratedSource(name: "DataModelClasses.swift", text: lines.joined(separator: "\n"))
  }

  private func registration(of entity: DataModelReader.Entity) -> String {
    func names(_ properties: [DataModelReader.Property]) -> String {
      "[" + properties.map { SwiftText.literal($0.name) }.joined(separator: ", ") + "]"
    }
    // An entity has its parents' properties too.
    var all = entity.properties
    var parent = entity.parent
    for _ in entities {
      guard let above = entities.first(where: { $0.name == parent }) else { break }
      all += above.properties
      parent = above.parent
    }
    // Core Data uses its own class if nothing declares the entity's.
    let isMissing = entity.generation == .nothing && !declared.contains(entity.className)
    let type = isMissing ? "NSManagedObject" : entity.className
    return "  NSManagedObjectModel.register(\(type).self, "
      + "forEntity: \(SwiftText.literal(entity.name)), "
      + "attributes: \(names(all.filter { !$0.isRelationship })), "
      + "relationships: \(names(all.filter(\.isRelationship))))"
  }

  private func properties(of entity: DataModelReader.Entity) -> [String] {
    let name = entity.className
    var lines = [
      "nonisolated extension \(name) {",
      "  public class func fetchRequest() -> NSFetchRequest<\(name)> { NSFetchRequest(entityName: \(SwiftText.literal(entity.name))) }",
    ]
    for property in entity.properties {
      let key = SwiftText.literal(property.name)
      let type = className(property.type)
      lines.append(
        "  public var `\(property.name)`: \(type) { get { managedValue(self, \(key)) } set { setManagedValue(newValue, self, \(key)) } }"
      )
      if let element = property.element { lines += accessors(property, className(element)) }
    }
    lines.append("}")
    // A subclass inherits its parent's conformance.
    if !entities.contains(where: { $0.name == entity.parent && $0.generation != .nothing }) {
      lines.append("nonisolated extension \(name): Identifiable {}")
    }
    return lines + [""]
  }

  /// A relationship names an entity, whose objects have the entity's class.
  private func className(_ type: String) -> String {
    let plain = type.hasSuffix("?") ? String(type.dropLast()) : type
    guard let entity = entities.first(where: { $0.name == plain }) else { return type }
    return entity.className + (type.hasSuffix("?") ? "?" : "")
  }

  private func accessors(_ property: DataModelReader.Property, _ element: String) -> [String] {
    let title = property.name.prefix(1).uppercased() + property.name.dropFirst()
    let set = property.isOrdered ? "NSMutableOrderedSet" : "NSMutableSet"
    let plain = property.isOrdered ? "NSOrderedSet" : "NSSet"
    func change(_ name: String, _ parameter: String, _ body: String) -> String {
      "  public func \(name)\(title)(_ \(parameter)) { let set = `\(property.name)`?.mutableCopy() as? \(set) ?? \(set)(); \(body); `\(property.name)` = set }"
    }
    let each = property.isOrdered ? "values.array" : "values.allObjects"
    return [
      change("addTo", "value: \(element)", "set.add(value)"),
      change("removeFrom", "value: \(element)", "set.remove(value)"),
      change("addTo", "values: \(plain)", "for value in \(each) { set.add(value) }"),
      change("removeFrom", "values: \(plain)", "for value in \(each) { set.remove(value) }"),
    ]
  }
}
