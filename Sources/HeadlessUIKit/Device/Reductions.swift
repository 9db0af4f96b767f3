/// The code that `camsh adopt` reduced in the launched app, so that its screens can report it.
///
/// - Note: Not in UIKit.
@MainActor public enum Reductions {
  /// The number of reduced places, by the type that contains them.
  public private(set) static var byType: [String: Int] = [:]
  /// The number of reduced places that stored or passed a reference.
  public private(set) static var touchingReferences = 0

  /// Sets the counts from the ledger before the app is launched.
  public static func declare(_ byType: [String: Int], touchingReferences: Int) {
    self.byType = byType
    self.touchingReferences = touchingReferences
  }
}
