/// What a favourites store held at some moment.
public struct FavoritesSnapshot: Sendable, Equatable {
  /// `nil` before anybody has touched the store: then what it holds at its first touch, so that
  /// taking a snapshot at launch opens nothing.
  let entries: [FavoriteEntry]?

  /// How many changes the store had made by then.
  let changeCount: Int
}
