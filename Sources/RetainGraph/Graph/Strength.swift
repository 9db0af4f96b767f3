/// How a reference retains its target.
public enum Strength: String, Hashable, Sendable, CaseIterable {
  case strong
  case weak
  case unowned
  /// A word in unreadable memory that equals the object's address; it may or may not be a strong
  /// reference.
  case possible
}

/// The ownership that a stored property declares.
public enum Ownership: String, Hashable, Sendable {
  case strong
  case weak
  case unowned
  /// `unowned(unsafe)`: nothing indicates whether the target is alive, so the walk never follows
  /// it.
  case unmanaged
}
