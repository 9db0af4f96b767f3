/// An inspectable property in an extension of a class that the app doesn't declare, such as
/// `cornerRadius` of every view.
public struct InspectableAttribute: Sendable, Hashable {
  public var type: String
  public var name: String

  public init(type: String, name: String) {
    self.type = type
    self.name = name
  }

  /// The inspectable attributes that the sources of a module declare.
  static func all(in declarations: Declarations, of sources: [String]) -> [InspectableAttribute] {
    let sources = Set(sources)
    return declarations.types.values.filter { $0.file == nil }.flatMap { type in
      type.properties.filter { $0.isInspectable && sources.contains($0.file) }
        .map { InspectableAttribute(type: type.name, name: $0.name) }
    }
    .sorted { ($0.type, $0.name) < ($1.type, $1.name) }
  }

  /// The case of a switch over a key and an object.
  var entry: String {
    "case (\(SwiftText.literal(name)), let object as \(type)): "
      + "InterfaceValue.assign(value) { object.\(name) = $0 }"
  }
}
