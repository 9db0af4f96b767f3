/// How an edge of the graph keeps what it points at.
public enum Strength: String, Hashable, Sendable, CaseIterable {
  case strong
  case weak
  case unowned
  /// A word that equals the object's address, in a place that couldn't be read: it may be a strong
  /// reference, and may be none.
  case possible
}

/// How a stored property is declared to keep what it refers to.
public enum Ownership: String, Hashable, Sendable {
  case strong
  case weak
  case unowned
  /// `unowned(unsafe)`: nothing tells whether its target is alive, so it is never followed.
  case unmanaged
}
