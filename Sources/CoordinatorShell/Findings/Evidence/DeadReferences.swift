import HeadlessUIKit
import RetainGraph

/// Finds weak references to deallocated objects in the fields that an app declares.
@MainActor package final class DeadReferences {
  private struct Field {
    package let name: String
    package let offset: Int
  }

  /// The weak fields that a type declares.
  private struct Fields {
    package let type: ObjectIdentifier
    /// The weak fields for a coordinator or a delegate.
    package var toFlow: [Field] = []
    package var others: [Field] = []
    /// The weak fields for a coordinator, without those that are only delegates.
    package var inCharge: [Field] = []
  }

  private let reader = Reader()
  /// An array, because there are few, and the runtime would have to create a dictionary's type at
  /// launch.
  private var known: [Fields] = []

  /// Whether a screen has fields for a coordinator or a delegate.
  package func mayBeOrphaned(_ screen: UIViewController) -> Bool {
    !known[place(of: screen)].toFlow.isEmpty
  }

  /// The first field for a coordinator or a delegate whose object was deallocated.
  package func deadDelegate(of screen: UIViewController) -> String? {
    known[place(of: screen)].toFlow.first { isDead($0.offset, of: screen) }?.name
  }

  /// The first field of a view model for an object in charge of screens that was deallocated.
  ///
  /// Other delegates of a view model may be a screen that it worked for earlier.
  package func deadFlow(of model: AnyObject) -> String? {
    let place = place(of: model)
    return known[place].inCharge.first { isDead($0.offset, of: model) }?.name
  }

  /// Whether a coordinator references a deallocated object other than a coordinator or delegate.
  package func hasDeadScreen(_ coordinator: AnyObject) -> Bool {
    known[place(of: coordinator)].others.contains { isDead($0.offset, of: coordinator) }
  }

  private func isDead(_ offset: Int, of object: AnyObject) -> Bool {
    reader.isDeadWeakReference(of: object, at: offset)
  }

  /// The offsets of the fields of an object's type.
  private func place(of object: AnyObject) -> Int {
    let type: AnyClass = type(of: object)
    for index in known.indices where known[index].type == ObjectIdentifier(type) { return index }
    var fields = Fields(type: ObjectIdentifier(type))
    for property in reader.weakProperties(of: type, below: "HeadlessUIKit") {
      let field = Field(name: property.name, offset: property.offset)
      let isFlow = property.objectClass.map(CoordinatorClassifier.isFlow) ?? false
      if isFlow || Self.isInCharge(property.name) { fields.inCharge.append(field) }
      if isFlow || Self.isAboutFlow(property.name) {
        fields.toFlow.append(field)
      } else {
        fields.others.append(field)
      }
    }
    known.append(fields)
    return known.count - 1
  }

  private static func isInCharge(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["coordinator", "navigator", "router", "wireframe"].contains(where: name.contains)
  }

  private static func isAboutFlow(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.contains("coordinator") || name.contains("delegate")
  }
}
