/// A root that nobody declared, found in memory: what holds something from outside of a graph.
public struct FoundRoot {
  public enum Kind: Hashable, Sendable {
    /// A static, a global or a lazily made one, of the app or of a library.
    case variable
    /// Work that is queued, or that another thread has at hand.
    case work
    /// A timer or another source of events.
    case source
    /// Memory whose owner can't be told any further.
    case memory
  }

  /// The first object of Swift on the way from the root: what a walk can start from.
  public let object: AnyObject
  /// `static ImageCache.shared`, `a dispatch source`.
  public let label: String
  public let kind: Kind
  /// Whether the root itself refers to the object; otherwise memory stands between that is not Swift's,
  /// and what is in it was taken for a reference because it equals an address.
  public let isCertain: Bool
  /// Of a variable that refers to the object itself, where it is.
  var variable: UInt?
}

/// What holds objects from outside of a graph.
public struct OutsideHolders {
  public var roots: [FoundRoot] = []
  /// Objects that hold some of them, and that no root leads to.
  public var others: [AnyObject] = []
  /// Whether all memory was looked at.
  public var isComplete = false
}
