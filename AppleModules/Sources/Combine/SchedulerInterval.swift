/// A scheduler's time interval in nanoseconds.
public struct SchedulerInterval: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, Hashable, Codable, Sendable
{
  public var magnitude: Int

  public init(nanoseconds: Int) {
    magnitude = nanoseconds
  }

  public init(_ timeInterval: TimeInterval) {
    self = .seconds(timeInterval)
  }

  public init(_ timeInterval: DispatchTimeInterval) {
    switch timeInterval {
    case .seconds(let count): self = .seconds(count)
    case .milliseconds(let count): self = .milliseconds(count)
    case .microseconds(let count): self = .microseconds(count)
    case .nanoseconds(let count): self = .nanoseconds(count)
    default: magnitude = .max
    }
  }

  public init(floatLiteral value: Double) { self = .seconds(value) }
  public init(integerLiteral value: Int) { self = .seconds(value) }
  public init?<Source: BinaryInteger>(exactly source: Source) {
    guard let count = Int(exactly: source) else { return nil }
    self = .seconds(count)
  }

  /// The interval in seconds.
  public var timeInterval: TimeInterval { Double(magnitude) / 1e9 }

  public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
  public static func + (left: Self, right: Self) -> Self {
    Self(nanoseconds: left.magnitude &+ right.magnitude)
  }
  public static func - (left: Self, right: Self) -> Self {
    Self(nanoseconds: left.magnitude &- right.magnitude)
  }
  public static func * (left: Self, right: Self) -> Self {
    .seconds(left.timeInterval * right.timeInterval)
  }
  public static func += (left: inout Self, right: Self) { left = left + right }
  public static func -= (left: inout Self, right: Self) { left = left - right }
  public static func *= (left: inout Self, right: Self) { left = left * right }

  public static func seconds(_ count: Double) -> Self {
    let nanoseconds = (count * 1e9).rounded()
    return Self(nanoseconds: Int(exactly: nanoseconds) ?? (count < 0 ? .min : .max))
  }
  public static func seconds(_ count: Int) -> Self { scaled(count, by: 1_000_000_000) }
  public static func milliseconds(_ count: Int) -> Self { scaled(count, by: 1_000_000) }
  public static func microseconds(_ count: Int) -> Self { scaled(count, by: 1_000) }
  public static func nanoseconds(_ count: Int) -> Self { Self(nanoseconds: count) }

  private static func scaled(_ count: Int, by factor: Int) -> Self {
    let (product, overflows) = count.multipliedReportingOverflow(by: factor)
    return Self(nanoseconds: overflows ? (count < 0 ? .min : .max) : product)
  }
}
