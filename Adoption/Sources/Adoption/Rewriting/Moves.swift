/// Members that must leave their extensions: without Objective-C, an extension can't override or be
/// overridden.
struct Moves: Sendable {
  struct Move: Sendable, Equatable {
    var file: String
    var range: Range<Int>
  }

  /// The members that move into each class, in the order of files and lines.
  private(set) var byClass: [String: [Move]] = [:]

  init(_ declarations: Declarations) {
    var found: [String: [Move]] = [:]
    func move(_ owner: String, _ file: String, _ range: Range<Int>) {
      let move = Move(file: file, range: range)
      if !found[owner, default: []].contains(move) { found[owner, default: []].append(move) }
    }
    for type in declarations.types.values
    where type.kind.contains(.class) && type.file != nil && type.bodyEnd != nil {
      for method in type.methods where method.isOverride && method.isInExtension {
        move(type.name, method.file, method.range)
      }
      for property in type.properties where property.isOverride && property.isInExtension {
        move(type.name, property.file, property.range)
      }
      let ancestors = declarations.superclasses(of: type.name).known.filter { $0.bodyEnd != nil }
      for ancestor in ancestors {
        for method in type.methods where method.isOverride {
          for overridden in ancestor.methods
          where overridden.isInExtension && overridden.reference == method.reference {
            move(ancestor.name, overridden.file, overridden.range)
          }
        }
        for property in type.properties where property.isOverride {
          for overridden in ancestor.properties
          where overridden.isInExtension && overridden.name == property.name {
            move(ancestor.name, overridden.file, overridden.range)
          }
        }
      }
    }
    byClass = found.mapValues { moves in
      moves.sorted { ($0.file, $0.range.lowerBound) < ($1.file, $1.range.lowerBound) }
    }
  }

  /// The ranges that move out of a file.
  func leaving(_ file: String) -> [Range<Int>] {
    byClass.values.joined().filter { $0.file == file }.map(\.range)
  }
}
