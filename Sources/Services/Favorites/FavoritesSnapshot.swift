/// The contents of a favorites store at one moment.
public struct FavoritesSnapshot: Sendable, Equatable {
  /// The contents, or `nil` if the store wasn't used yet: then its contents on first use.
  ///
  /// Taking a snapshot at launch thus opens no database.
  let entries: [FavoriteEntry]?

  /// The store's change count at that time.
  let changeCount: Int
}
