import GRDB

/// Favorites in an SQLite file, which is opened on first use.
final class FavoritesDatabase: FavoritesTable {
  private(set) var entriesAtOpening: [FavoriteEntry]?

  private let file: FavoritesFile
  private let onNotice: (FavoritesNotice) -> Void
  private var connection: DatabaseQueue?

  init(in file: FavoritesFile, onNotice: @escaping (FavoritesNotice) -> Void) {
    self.file = file
    self.onNotice = onNotice
  }

  func entries() throws(FavoritesError) -> [FavoriteEntry] {
    try access { try $0.inDatabase(FavoriteEntry.all) }
  }

  func campsites() throws(FavoritesError) -> [Campsite] {
    try entries().map(\.campsite)
  }

  func count() throws(FavoritesError) -> Int {
    try access { try $0.read { try FavoriteEntry.fetchCount($0) } }
  }

  func contains(_ id: Campsite.ID) throws(FavoritesError) -> Bool {
    // A single statement needs no transaction.
    try access { try $0.inDatabase { try FavoriteEntry.isStored(id, in: $0) } }
  }

  func add(_ campsite: Campsite) throws(FavoritesError) -> Bool {
    try access { queue in
      try queue.write { db in
        if try FavoriteEntry.isStored(campsite.id, in: db) { return false }
        let position = try FavoriteEntry.lastPosition(in: db) + 1
        try FavoriteEntry(position: position, campsite: campsite).insert(db)
        return true
      }
    }
  }

  func remove(_ id: Campsite.ID) throws(FavoritesError) -> Bool {
    try access { try $0.write { try FavoriteEntry.delete(id, in: $0) } }
  }

  func restore(
    _ ids: Set<Campsite.ID>, from entries: [FavoriteEntry]
  ) throws(FavoritesError) -> Bool {
    try access { queue in
      try queue.write { db in
        let wanted = entries.filter { ids.contains($0.campsite.id) }
        let held = try FavoriteEntry.inOrder.fetchAll(db).filter { ids.contains($0.campsite.id) }
        let leaving = held.filter { !wanted.contains($0) }
        let coming = wanted.filter { !held.contains($0) }
        for entry in leaving { _ = try entry.delete(db) }
        for entry in coming { try entry.insert(db) }
        return !leaving.isEmpty || !coming.isEmpty
      }
    }
  }

  /// Runs a body on the connection.
  ///
  /// If the file is damaged or another process has moved it aside, runs the body again on the file
  /// that `FavoritesFile` opens.
  private func access<Result>(
    _ body: (DatabaseQueue) throws -> Result
  ) throws(FavoritesError) -> Result {
    do {
      return try body(try opened())
    } catch let error as DatabaseError where Self.asksForReopening(error) {
      connection = nil
    } catch {
      throw FavoritesError(error, path: file.path)
    }
    do {
      return try body(try opened())
    } catch {
      throw FavoritesError(error, path: file.path)
    }
  }

  private static func asksForReopening(_ error: DatabaseError) -> Bool {
    error.resultCode == .SQLITE_CORRUPT || error.resultCode == .SQLITE_NOTADB
      || error.extendedResultCode == .SQLITE_READONLY_DBMOVED
  }

  private func opened() throws -> DatabaseQueue {
    if let connection { return connection }
    let (opened, notice) = try file.open()
    notice.map(onNotice)
    connection = opened
    if entriesAtOpening == nil {
      entriesAtOpening = try opened.read { try FavoriteEntry.inOrder.fetchAll($0) }
    }
    return opened
  }
}
