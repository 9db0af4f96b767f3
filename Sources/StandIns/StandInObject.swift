// Unchecked: whether the missing class is Sendable is unknown, and the app uses the stand-in wherever
// it would use the real class.
/// The base class of classes that missing modules declare.
open class StandInObject: StandInBehavior, Hashable, Error, @unchecked Sendable {
  public let standInStore = StandInStore(name: "")

  public init() {}

  /// Creates an object of a missing module's class and returns its class.
  ///
  /// A subclass that the app declares has its own initializers.
  open class var makeStandIn: (() -> StandInObject, StandInObject.Type) {
    ({ StandInObject() }, StandInObject.self)
  }

  public static func == (one: StandInObject, other: StandInObject) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
