import CamplaceCoordinators
import CamplaceServices
import CoordinatorShell

/// The data that the apps store outside their objects: favorites and bookmarks.
///
/// A replay restores both together.
@MainActor final class StoredData: ReplayedState {
  let favorites: FavoritesStore
  let bookmarks: Books.Bookmarks

  init(favorites: FavoritesStore, bookmarks: Books.Bookmarks) {
    self.favorites = favorites
    self.bookmarks = bookmarks
  }

  struct Snapshot {
    let favorites: FavoritesSnapshot
    let bookmarks: [String]
  }

  func snapshot() throws -> Snapshot {
    Snapshot(favorites: try favorites.snapshot(), bookmarks: bookmarks.titles)
  }

  func replay<Result>(from start: Snapshot, _ body: () throws -> Result) throws -> Result {
    try bookmarks.replay(from: start.bookmarks) {
      try favorites.replay(from: start.favorites, body)
    }
  }

  func copy(from snapshot: Snapshot) -> StoredData {
    StoredData(
      favorites: favorites.copy(from: snapshot.favorites),
      bookmarks: bookmarks.copy(from: snapshot.bookmarks))
  }
}
