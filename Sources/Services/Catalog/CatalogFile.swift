import Foundation
import GRDB
import GRDBSQLite

/// The SQLite file that stores a catalog.
public struct CatalogFile: Sendable, Equatable {
  /// The file's path.
  public let path: String

  /// Creates a reference to a file without accessing it.
  public init(path: String) {
    self.path = path
  }

  /// The file in a data folder that `camsh sync` writes unless its options name another.
  ///
  /// Earlier versions spelled the name differently; a file of theirs keeps its name.
  public static func usual(in folder: String) -> CatalogFile {
    let file = CatalogFile(path: "\(folder)/catalog.sqlite")
    let earlier = CatalogFile(path: "\(folder)/catalogue.sqlite")
    return !file.isThere && earlier.isThere ? earlier : file
  }

  /// Whether the file exists.
  public var isThere: Bool { access(path, F_OK) == 0 }

  /// Reads the current catalog.
  public func read() throws(CatalogError) -> Catalog {
    try naming {
      var status = stat()
      guard stat(path, &status) == 0 else { throw CatalogError.missing(path: path) }
      // Not opened read-only: an interrupted sync may have left changes to roll back.
      let database = try DatabaseQueue(path: path, configuration: Self.configuration)
      return try database.read { db in
        let migrator = CatalogSchema.migrator
        guard try !migrator.hasBeenSuperseded(db) else { throw CatalogError.newer(path: path) }
        guard try migrator.hasCompletedMigrations(db) else {
          throw CatalogError.damaged(path: path, message: "it holds no campsites")
        }
        return try catalog(db, of: database)
      }
    }
  }

  /// Opens the file for writing, creating it and its folders if needed.
  public func openForSync() throws(CatalogError) -> CatalogWriter {
    try naming {
      try PrivateFolder.make(for: path)
      var configuration = Self.configuration
      // Large enough for a whole sync, so that its pages are written once.
      configuration.prepareDatabase { try $0.execute(sql: "PRAGMA cache_size = -32768") }
      let database = try DatabaseQueue(path: path, configuration: configuration)
      let migrator = CatalogSchema.migrator
      guard try !database.read(migrator.hasBeenSuperseded) else {
        throw CatalogError.newer(path: path)
      }
      try migrator.migrate(database)
      return CatalogWriter(database, path: path)
    }
  }

  private static var configuration: Configuration {
    // Uses SQLite's rollback journal rather than WAL, so that the catalog is a single file that can
    // be copied and can be read in a read-only folder.
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    return configuration
  }

  private func naming<Result>(_ body: () throws -> Result) throws(CatalogError) -> Result {
    do { return try body() } catch { throw CatalogError(error, path: path) }
  }

  private func catalog(_ db: Database, of database: DatabaseQueue) throws -> Catalog {
    var keys: [Int64] = []
    var campsites: [Campsite] = []
    let statement = try db.makeStatement(
      sql: """
        SELECT id, \(CampsiteColumns.list) FROM campsite ORDER BY length(contentId), contentId
        """)
    let code = withExtendedLifetime(statement) {
      let row = statement.sqliteStatement
      var code = sqlite3_step(row)
      while code == SQLITE_ROW {
        keys.append(sqlite3_column_int64(row, 0))
        campsites.append(Campsite(statement: row, from: 1))
        code = sqlite3_step(row)
      }
      return code
    }
    guard code == SQLITE_DONE else {
      throw DatabaseError(resultCode: db.lastErrorCode, message: db.lastErrorMessage)
    }
    var pictures: [Campsite.ID: [String]] = [:]
    let addresses = try Row.fetchCursor(
      db, sql: "SELECT contentId, address FROM picture ORDER BY contentId, serial")
    while let row = try addresses.next() {
      pictures[row[0], default: []].append(row[1])
    }
    let index = CatalogIndex(
      of: campsites, keys: keys, in: database, version: try CatalogIndex.version(db))
    return Catalog(campsites, pictures: pictures, index: index)
  }
}
