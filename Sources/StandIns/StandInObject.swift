// Unchecked, since nothing says whether the missing class may cross threads: the app uses the stand-in
// where it would use the real one.
/// The base class of classes that missing modules declare.
open class StandInObject: StandInBehavior, Hashable, @unchecked Sendable {
  public let standInStore = StandInStore(name: "")

  public init() {}

  /// Makes an object of a class of a missing module, and says which class that is; a class that the
  /// app derives from it has initializers of its own.
  open class var makeStandIn: (() -> StandInObject, StandInObject.Type) {
    ({ StandInObject() }, StandInObject.self)
  }

  public static func == (one: StandInObject, other: StandInObject) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
