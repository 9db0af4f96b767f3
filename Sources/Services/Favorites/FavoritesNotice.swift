/// Something that the favourites store did by itself and that people should know.
public enum FavoritesNotice: Sendable, Equatable {
  /// The store was damaged; it was moved aside, whole, and a fresh one made.
  case movedAside(path: String, copy: String, reason: String)
}

extension FavoritesNotice: CustomStringConvertible {
  /// The notice in words for people.
  public var description: String {
    switch self {
    case .movedAside(let path, let copy, let reason):
      "the favourites in \(path) were damaged (\(reason)); they are kept in \(copy), "
        + "and a new list was started"
    }
  }
}
