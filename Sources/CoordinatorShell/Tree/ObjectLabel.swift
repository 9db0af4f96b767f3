/// An object's name in a session: its type and a number, counted for each type from 1.
///
/// Labels are stable: the same script gives the same labels on every run and machine.
package struct ObjectLabel: Hashable, Sendable {
  package let identity: ObjectIdentifier
  package let type: any AnyObject.Type
  package let number: Int

  package init(type: any AnyObject.Type, number: Int) {
    identity = ObjectIdentifier(type)
    self.type = type
    self.number = number
  }

  /// The type's own name, without modules and enclosing types.
  ///
  /// Not `String(describing:)`, which first searches for conformances that no type has.
  package var typeName: String { _typeName(type, qualified: false) }

  /// `Type#n`.
  package var text: String { "\(typeName)#\(number)" }

  package static func == (a: ObjectLabel, b: ObjectLabel) -> Bool {
    a.identity == b.identity && a.number == b.number
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
    hasher.combine(number)
  }
}
