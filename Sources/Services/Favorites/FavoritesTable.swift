/// Where a store keeps its favorites, in the order of their positions.
protocol FavoritesTable: AnyObject {
  /// The contents when the table was first used; `nil` before.
  var entriesAtOpening: [FavoriteEntry]? { get }

  func entries() throws(FavoritesError) -> [FavoriteEntry]
  func campsites() throws(FavoritesError) -> [Campsite]
  func count() throws(FavoritesError) -> Int
  func contains(_ id: Campsite.ID) throws(FavoritesError) -> Bool

  /// Adds a campsite at the end, unless it exists.
  func add(_ campsite: Campsite) throws(FavoritesError) -> Bool

  /// Removes a campsite if it exists.
  func remove(_ id: Campsite.ID) throws(FavoritesError) -> Bool

  /// Brings some campsites into the state of a list, in one transaction; returns whether anything
  /// changed.
  func restore(
    _ ids: Set<Campsite.ID>, from entries: [FavoriteEntry]
  ) throws(FavoritesError) -> Bool
}

extension FavoritesTable {
  /// The contents when the table was first used; uses it if needed.
  func openedEntries() throws(FavoritesError) -> [FavoriteEntry] {
    if let entriesAtOpening { return entriesAtOpening }
    return try entries()
  }
}
