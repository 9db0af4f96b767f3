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
    fields(of: screen).first { $0.refersToFlow && isDead($0, of: screen) }?.name
  }

  /// Whether a coordinator refers to something besides coordinators and delegates that has died.
  func hasDeadScreen(_ coordinator: AnyObject) -> Bool {
    fields(of: coordinator).contains { !$0.refersToFlow && isDead($0, of: coordinator) }
  }

  private func isDead(_ field: Field, of object: AnyObject) -> Bool {
    reader.isDeadWeakReference(of: object, at: field.offset)
  }

  private func fields(of object: AnyObject) -> [Field] {
    let type: AnyClass = type(of: object)
    for known in known where known.type == ObjectIdentifier(type) { return known.fields }
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
