/// An object's name in this session: its type and a number counted by type from 1.
///
/// Labels are stable: the same script gives the same labels on every run and machine.
public struct ObjectLabel: Hashable, Sendable {
  let identity: ObjectIdentifier
  public let type: any AnyObject.Type
  public let number: Int

  init(type: any AnyObject.Type, number: Int) {
    identity = ObjectIdentifier(type)
    self.type = type
    self.number = number
  }

  /// The type's own name, without modules and enclosing types.
  ///
  /// Not `String(describing:)`, which first searches for conformances that a type never has.
  public var typeName: String { _typeName(type, qualified: false) }

  /// `Type#n`.
  public var text: String { "\(typeName)#\(number)" }

  public static func == (a: ObjectLabel, b: ObjectLabel) -> Bool {
    a.identity == b.identity && a.number == b.number
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
    hasher.combine(number)
  }
}
