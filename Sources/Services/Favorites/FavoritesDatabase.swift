import GRDB

/// The table of favourites, opened at the first touch.
final class FavoritesDatabase {
  /// Where the table lives.
  enum Location {
    /// In memory; without a seed it starts empty.
    case memory(seed: (() throws -> [FavoriteEntry])?)
    case file(FavoritesFile)
  }

  /// What the table held when it was opened, or `nil` while nobody has touched it.
  private(set) var entriesAtOpening: [FavoriteEntry]?

  private let location: Location
  private let onNotice: (FavoritesNotice) -> Void
  private var connection: DatabaseQueue?

  init(at location: Location, onNotice: @escaping (FavoritesNotice) -> Void = { _ in }) {
    self.location = location
    self.onNotice = onNotice
  }

  /// A table in memory that starts from a snapshot of this one.
  func copy(from snapshot: FavoritesSnapshot) -> FavoritesDatabase {
    FavoritesDatabase(at: .memory(seed: { try snapshot.entries ?? self.openedEntries() }))
  }

  /// What the table held when it was opened, which it is now at the latest.
  func openedEntries() throws(FavoritesError) -> [FavoriteEntry] {
    if let entriesAtOpening { return entriesAtOpening }
    return try entries()
  }

  /// A table that starts empty need not be opened to know that nothing is in it yet.
  private var isKnownToBeEmpty: Bool {
    if case .memory(nil) = location { connection == nil } else { false }
  }

  func entries() throws(FavoritesError) -> [FavoriteEntry] {
    if isKnownToBeEmpty { return [] }
    return try access { try $0.inDatabase(FavoriteEntry.all) }
  }

  func count() throws(FavoritesError) -> Int {
    if isKnownToBeEmpty { return 0 }
    return try access { try $0.read { try FavoriteEntry.fetchCount($0) } }
  }

  func contains(_ id: Campsite.ID) throws(FavoritesError) -> Bool {
    if isKnownToBeEmpty { return false }
    // One statement needs no transaction around it, and a kept one is compiled once.
    return try access {
      try $0.inDatabase { db in
        let statement = try db.cachedStatement(
          sql: "SELECT 1 FROM favorite WHERE contentId = ?")
        return try Int.fetchOne(statement, arguments: [FavoriteEntry.stored(id)]) != nil
      }
    }
  }

  /// Adds a campsite behind the others, unless it is there.
  func add(_ campsite: Campsite) throws(FavoritesError) -> Bool {
    try access { queue in
      try queue.write { db in
        if try FavoriteEntry.exists(db, key: FavoriteEntry.stored(campsite.id)) { return false }
        let last = try Int64.fetchOne(db, sql: "SELECT max(position) FROM favorite") ?? 0
        try FavoriteEntry(position: last + 1, campsite: campsite).insert(db)
        return true
      }
    }
  }

  /// Removes a campsite, if it is there.
  func remove(_ id: Campsite.ID) throws(FavoritesError) -> Bool {
    try access { try $0.write { try FavoriteEntry.deleteOne($0, key: FavoriteEntry.stored(id)) } }
  }

  /// Brings some campsites into the state that a list gives them, in one transaction, and
  /// returns whether that changed anything.
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

  /// Runs a body on the connection; when the file turns out to be damaged, or another process
  /// has moved it aside, once more on the file that `FavoritesFile` then opens.
  private func access<Result>(
    _ body: (DatabaseQueue) throws -> Result
  ) throws(FavoritesError) -> Result {
    do {
      return try body(try opened())
    } catch let error as DatabaseError where Self.asksForReopening(error) {
      connection = nil
    } catch {
      throw FavoritesError(error, path: path)
    }
    do {
      return try body(try opened())
    } catch {
      throw FavoritesError(error, path: path)
    }
  }

  private static func asksForReopening(_ error: DatabaseError) -> Bool {
    error.resultCode == .SQLITE_CORRUPT || error.resultCode == .SQLITE_NOTADB
      || error.extendedResultCode == .SQLITE_READONLY_DBMOVED
  }

  private func opened() throws -> DatabaseQueue {
    if let connection { return connection }
    let opened: DatabaseQueue
    switch location {
    case .memory(let seed):
      let entries = try seed?() ?? []
      opened = try DatabaseQueue()
      try FavoriteEntry.migrator.migrate(opened)
      try opened.write { db in
        for entry in entries { try entry.insert(db) }
      }
    case .file(let file):
      let (database, notice) = try file.open()
      opened = database
      notice.map(onNotice)
    }
    connection = opened
    if entriesAtOpening == nil {
      entriesAtOpening = try opened.read { try FavoriteEntry.inOrder.fetchAll($0) }
    }
    return opened
  }

  private var path: String {
    switch location {
    case .memory: ":memory:"
    case .file(let file): file.path
    }
  }
}
