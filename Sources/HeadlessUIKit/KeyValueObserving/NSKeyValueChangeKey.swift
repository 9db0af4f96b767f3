/// What the dictionary of a change contains.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
