/// Who an object is, for as long as the tracker lives: addresses come back, numbers don't.
public struct Identity: Hashable, Sendable {
  /// Counted over all tracked objects.
  public let number: Int
  /// Counted over the tracked objects of the same type.
  public let ordinal: Int
  /// The name of the type, without its module.
  public let type: String
}

extension Identity: CustomStringConvertible {
  public var description: String { "\(type)#\(ordinal)" }
}

extension Identity: Comparable {
  public static func < (left: Identity, right: Identity) -> Bool { left.number < right.number }
}
