import Foundation

// Unchecked: whether the missing class is Sendable is unknown, and the app uses the stand-in wherever
// it would use the real class.
/// A value whose type isn't known, because the module that declares it is missing.
///
/// It answers every member with another stand-in and accepts every call. Literals become stand-ins too,
/// so that what an app sets or compares compiles.
public final class StandIn: StandInBehavior, Hashable, Comparable, CustomStringConvertible, Error,
  ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
  @unchecked Sendable
{
  public let standInStore: StandInStore

  public init() {
    standInStore = StandInStore(name: "")
  }

  /// A constant, equal to all others with the same name.
  public init(named name: String) {
    standInStore = StandInStore(name: name)
  }

  /// Wraps and retains a value of the app.
  public convenience init<Value>(holding value: Value) {
    self.init()
    standInStore.hold(value)
  }

  public convenience init(booleanLiteral value: Bool) { self.init(named: "\(value)") }
  public convenience init(integerLiteral value: Int) { self.init(named: "\(value)") }
  public convenience init(floatLiteral value: Double) { self.init(named: "\(value)") }
  public convenience init(stringLiteral value: String) { self.init(named: value) }
  public convenience init(arrayLiteral elements: StandIn...) { self.init(holding: elements) }

  /// Whether both stand-ins are the same constant, or one is a completion's status and the other a success.
  public static func == (one: StandIn, other: StandIn) -> Bool {
    let name = one.standInStore.name
    return one === other || !name.isEmpty && name == other.standInStore.name
      || one.isSuccess && other.namesSuccess || other.isSuccess && one.namesSuccess
  }

  /// Marks the value that a completion of a missing module receives.
  private struct Success {}

  /// The value that a completion of a missing module receives.
  static func success() -> StandIn {
    let success = StandIn(holding: true)
    success.standInStore.hold(Success())
    return success
  }

  private var isSuccess: Bool { standInStore.held(as: Success.self) != nil }

  /// Whether it is a constant such as `.success`.
  private var namesSuccess: Bool {
    let name = standInStore.name.split(separator: ".").last ?? ""
    return ["success", "succeeded", "successful", "ok", "completed", "finished"].contains(name)
  }

  // Without these, two stand-ins would fit each of the operators for a stand-in and a value.
  public static func != (one: StandIn, other: StandIn) -> Bool { !(one == other) }
  public static func > (one: StandIn, other: StandIn) -> Bool { other < one }
  public static func <= (one: StandIn, other: StandIn) -> Bool { !(other < one) }
  public static func >= (one: StandIn, other: StandIn) -> Bool { !(one < other) }

  public static func < (one: StandIn, other: StandIn) -> Bool { false }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(isSuccess || namesSuccess ? "success" : standInStore.name)
  }

  // The values that apps most often compare and print.
  public var count: Int { 0 }
  public var isEmpty: Bool { true }
  /// A constant's own name; for an address, one that requests can be sent to.
  public var description: String {
    let name = standInStore.name.split(separator: ".").last.map(String.init) ?? ""
    let isAddress = ["url", "uri", "endpoint"].contains(where: name.lowercased().contains)
    return isAddress ? "https://example.com" : name
  }
}
