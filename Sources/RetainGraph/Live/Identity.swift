/// An object's identity for the lifetime of the tracker: addresses are reused, numbers aren't.
public struct Identity: Hashable, Sendable {
  /// The object's number among all tracked objects.
  public let number: Int
  /// The object's number among tracked objects of the same type.
  public let ordinal: Int
  /// The type's name without its module.
  public let type: String
}

extension Identity: CustomStringConvertible {
  /// The label that the shell prints, such as `AppCoordinator#1`.
  public var description: String { "\(type)#\(ordinal)" }
}

extension Identity: Comparable {
  /// Orders identities by when the tracker first saw their objects.
  public static func < (left: Identity, right: Identity) -> Bool { left.number < right.number }
}
