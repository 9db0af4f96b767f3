/// What `camsh adopt` reduced in the app that is launched, so that its screens can say so.
@MainActor public enum Reductions {
  /// How many places gave way, by the type that they stand in.
  public private(set) static var byType: [String: Int] = [:]
  /// How many of them stored or passed on a reference.
  public private(set) static var touchingReferences = 0

  /// Takes over what the ledger says, before the app is launched.
  public static func declare(_ byType: [String: Int], touchingReferences: Int) {
    self.byType = byType
    self.touchingReferences = touchingReferences
  }
}
