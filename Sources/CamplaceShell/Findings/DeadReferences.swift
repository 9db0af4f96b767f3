import HeadlessUIKit
import RetainGraph

/// Finds weak references to what has died, in the fields that an app declares.
@MainActor final class DeadReferences {
  private struct Field {
    let name: String
    let offset: Int
    let refersToFlow: Bool
  }

  private let reader = Reader()
  /// An array, since there are few, and a dictionary's type would have to be made at launch.
  private var known: [(type: ObjectIdentifier, fields: [Field])] = []

  /// The first field for a coordinator or a delegate whose object has died.
  func deadDelegate(of screen: UIViewController) -> String? {
    let fields = fields(of: screen)
    for index in fields.indices where fields[index].refersToFlow {
      if isDead(fields[index].offset, of: screen) { return fields[index].name }
    }
    return nil
  }

  /// Whether a coordinator refers to something besides coordinators and delegates that has died.
  func hasDeadScreen(_ coordinator: AnyObject) -> Bool {
    fields(of: coordinator).contains { !$0.refersToFlow && isDead($0.offset, of: coordinator) }
  }

  private func isDead(_ offset: Int, of object: AnyObject) -> Bool {
    reader.isDeadWeakReference(of: object, at: offset)
  }

  private func fields(of object: AnyObject) -> [Field] {
    let type: AnyClass = type(of: object)
    for index in known.indices where known[index].type == ObjectIdentifier(type) {
      return known[index].fields
    }
    let fields = reader.weakProperties(of: type, below: "HeadlessUIKit").map {
      Field(name: $0.name, offset: $0.offset, refersToFlow: Self.isAboutFlow($0.name))
    }
    known.append((ObjectIdentifier(type), fields))
    return fields
  }

  private static func isAboutFlow(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.contains("coordinator") || name.contains("delegate")
  }
}
