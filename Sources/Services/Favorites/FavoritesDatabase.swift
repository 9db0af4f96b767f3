import GRDB

/// The table of favorites, opened on first use.
final class FavoritesDatabase {
  /// Where the table is stored.
  enum Location {
    /// In memory; empty without a seed.
    case memory(seed: (() throws -> [FavoriteEntry])?)
    case file(FavoritesFile)
  }

  /// The contents when the table was opened; `nil` before.
  private(set) var entriesAtOpening: [FavoriteEntry]?

  private let location: Location
  private let onNotice: (FavoritesNotice) -> Void
  private var connection: DatabaseQueue?

  init(at location: Location, onNotice: @escaping (FavoritesNotice) -> Void = { _ in }) {
    self.location = location
    self.onNotice = onNotice
  }

  /// An in-memory copy of a snapshot of this table.
  func copy(from snapshot: FavoritesSnapshot) -> FavoritesDatabase {
    FavoritesDatabase(at: .memory(seed: { try snapshot.entries ?? self.openedEntries() }))
  }

  /// The contents when the table was opened; opens it if needed.
  func openedEntries() throws(FavoritesError) -> [FavoriteEntry] {
    if let entriesAtOpening { return entriesAtOpening }
    return try entries()
  }

  /// A table that starts empty is known to be empty without opening it.
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
    // A single statement needs no transaction.
    return try access { try $0.inDatabase { try FavoriteEntry.isStored(id, in: $0) } }
  }

  /// Adds a campsite at the end, unless it exists.
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

  /// Removes a campsite if it exists.
  func remove(_ id: Campsite.ID) throws(FavoritesError) -> Bool {
    try access { try $0.write { try FavoriteEntry.delete(id, in: $0) } }
  }

  /// Brings some campsites into the state of a list, in one transaction; returns whether anything
  /// changed.
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
