/// An automatic action of the favorites store that users should know about.
public enum FavoritesNotice: Sendable, Equatable {
  /// The store was damaged: it was moved aside unchanged, and a new one was created.
  case movedAside(path: String, copy: String, reason: String)
}

extension FavoritesNotice: CustomStringConvertible {
  /// The notice as text for users.
  public var description: String {
    switch self {
    case .movedAside(let path, let copy, let reason):
      "the favorites in \(path) were damaged (\(reason)); they are kept in \(copy), "
        + "and a new list was started"
    }
  }
}
