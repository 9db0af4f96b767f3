import GRDB

/// A catalog's file, open for syncing.
///
/// Stages each page in its own transaction, together with the number of the next page. One final
/// transaction updates the catalog when all pages are staged. If a sync is interrupted, the catalog
/// stays unchanged, and the next sync continues at the same page.
public final class CatalogWriter {
  private let database: DatabaseQueue
  private let path: String

  init(_ database: DatabaseQueue, path: String) {
    self.database = database
    self.path = path
  }

  /// The progress of a request; it starts over if it began too long ago or used another page size.
  public func cursor(
    for request: String, pageSize: Int, startedNotBefore earliest: Int64, now: Int64
  ) throws(CatalogError) -> SyncCursor {
    try write { db in
      if let cursor = try SyncCursor.fetchOne(db, key: request), cursor.pageSize == pageSize,
        cursor.startedAt >= earliest, cursor.startedAt <= now
      {
        return cursor
      }
      let cursor = SyncCursor(request: request, pageSize: pageSize, startedAt: now)
      try Self.forget(request, db)
      try cursor.insert(db)
      return cursor
    }
  }

  /// Stages the items of a page, with the cursor after it.
  public func stage(
    _ items: [SyncedCampsite], behind cursor: SyncCursor
  ) throws(CatalogError) {
    try write { db in
      let marks = databaseQuestionMarks(count: CampsiteColumns.names.count)
      let statement = try db.makeStatement(
        sql: """
          INSERT OR REPLACE INTO incoming(request, action, \(CampsiteColumns.list))
          VALUES (?, ?, \(marks))
          """)
      for item in items {
        let campsite =
          if case .current(let campsite) = item { campsite } else {
            Campsite(contentId: item.id, name: "")
          }
        try statement.execute(
          arguments: StatementArguments(
            [cursor.request.databaseValue, item.action.databaseValue] + campsite.storedValues))
      }
      try cursor.update(db)
    }
  }

  /// Applies a request's staged pages to the catalog.
  ///
  /// If the pages list everything, campsites that aren't listed are removed, unless the list
  /// changed during the sync, because then some may be missing from it.
  public func publish(
    _ cursor: SyncCursor, listsEverything: Bool, now: Int64
  ) throws(CatalogError) -> CatalogChanges {
    try write { db in
      var publication = Publication(db, request: cursor.request)
      if listsEverything, cursor.isSteady, cursor.totalCount > 0,
        try publication.listedCount + cursor.nameless >= cursor.totalCount
      {
        try publication.removeUnlisted()
      }
      try publication.apply()
      try Self.forget(cursor.request, db)
      try db.execute(
        sql: "INSERT OR REPLACE INTO completion VALUES (?, ?)", arguments: [cursor.request, now])
      return publication.changes
    }
  }

  /// Replaces a campsite's pictures.
  public func setPictures(
    _ pictures: [GoCampingPicture], of id: Campsite.ID
  ) throws(CatalogError) {
    try write { db in
      let stored = CampsiteColumns.stored(id)
      try db.execute(sql: "DELETE FROM picture WHERE contentId = ?", arguments: [stored])
      let ordered = pictures.enumerated().sorted { ($0.1.serial, $0.0) < ($1.1.serial, $1.0) }
      for (serial, (_, picture)) in ordered.enumerated() {
        try db.execute(
          sql: "INSERT INTO picture VALUES (?, ?, ?)",
          arguments: [stored, serial, CampsiteColumns.stored(picture.address)])
      }
    }
  }

  /// Counts a request against the daily quota; returns false if the quota is used up.
  public func countRequest(on day: String, quota: Int) throws(CatalogError) -> Bool {
    try write { db in
      try db.execute(sql: "DELETE FROM quota WHERE day < ?", arguments: [day])
      try db.execute(sql: "INSERT OR IGNORE INTO quota VALUES (?, 0)", arguments: [day])
      try db.execute(
        sql: "UPDATE quota SET requests = requests + 1 WHERE day = ? AND requests < ?",
        arguments: [day, quota])
      return db.changesCount == 1
    }
  }

  /// When a request was last completed, in seconds since 1970.
  public func completion(of request: String) throws(CatalogError) -> Int64? {
    try read {
      try Int64.fetchOne(
        $0, sql: "SELECT finishedAt FROM completion WHERE request = ?", arguments: [request])
    }
  }

  /// The number of campsites in the catalog.
  public func count() throws(CatalogError) -> Int {
    try read { try Int.fetchOne($0, sql: "SELECT count(*) FROM campsite") ?? 0 }
  }

  private static func forget(_ request: String, _ db: Database) throws {
    try db.execute(sql: "DELETE FROM sync WHERE request = ?", arguments: [request])
    if try SyncCursor.fetchCount(db) == 0 {
      // Without a condition, SQLite drops whole pages without journaling them.
      try db.execute(sql: "DELETE FROM incoming")
    } else {
      try db.execute(sql: "DELETE FROM incoming WHERE request = ?", arguments: [request])
    }
  }

  private func read<Result>(
    _ body: (Database) throws -> Result
  ) throws(CatalogError) -> Result {
    do { return try database.read(body) } catch { throw CatalogError(error, path: path) }
  }

  private func write<Result>(
    _ body: (Database) throws -> Result
  ) throws(CatalogError) -> Result {
    do {
      return try database.inTransactionReturning(body)
    } catch {
      throw CatalogError(error, path: path)
    }
  }
}

extension DatabaseQueue {
  /// Acquires the lock immediately, so that concurrent writers wait instead of failing.
  fileprivate func inTransactionReturning<Result>(
    _ body: (Database) throws -> Result
  ) throws -> Result {
    var result: Result?
    try inTransaction(.immediate) { db in
      result = try body(db)
      return .commit
    }
    guard let result else { throw DatabaseError(resultCode: .SQLITE_INTERNAL) }
    return result
  }
}
