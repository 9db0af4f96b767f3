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
  private var fields: [ObjectIdentifier: [Field]] = [:]

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
    if let known = fields[ObjectIdentifier(type)] { return known }
    let found = reader.properties(of: type).dropFirst(inheritedCount(type))
      .filter { $0.ownership == .weak }
      .map { Field(name: $0.name, offset: $0.offset, refersToFlow: Self.isAboutFlow($0.name)) }
    fields[ObjectIdentifier(type)] = found
    return found
  }

  /// How many of a class's fields are UIKit's own.
  private func inheritedCount(_ type: AnyClass) -> Int {
    var ancestor: AnyClass? = type
    while let current = ancestor {
      if _typeName(current, qualified: true).hasPrefix("HeadlessUIKit.") {
        return reader.properties(of: current).count
      }
      ancestor = _getSuperclass(current)
    }
    return 0
  }

  private static func isAboutFlow(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.contains("coordinator") || name.contains("delegate")
  }
}
