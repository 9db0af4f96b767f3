/// The values that an observation reports, and whether it begins with the current one.
///
/// Observers aren't called before a change, so `prior` has no effect.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)

  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
