/// A type's name as a declaration writes it, such as `Shop.Needs`, and where.
struct WrittenName: Equatable {
  var name: String
  /// The names of the types around the declaration.
  var scope: [String]

  /// - Parameter type: The text of a type; its attributes and generic arguments don't belong to its name.
  init(_ type: String, in scope: [String]) {
    name = type.prefix { $0 != "<" && $0 != "?" }.split(separator: " ").last.map(String.init) ?? ""
    self.scope = scope
  }

  /// The names with enclosing types that this one can mean, from the innermost scope outward.
  var paths: [String] {
    (0...scope.count).reversed().map { (scope.prefix($0) + [name]).joined(separator: ".") }
  }
}
