import GRDB

/// A favorite in the database: the campsite as it was when added, and its position.
struct FavoriteEntry: Sendable, Equatable {
  var position: Int64
  var campsite: Campsite
}

extension FavoriteEntry: FetchableRecord, PersistableRecord {
  static let databaseTableName = "favorite"
  static let persistenceConflictPolicy = PersistenceConflictPolicy(insert: .replace)
  static var databaseSelection: [any SQLSelectable] {
    [Column("position")] + CampsiteColumns.names.map { Column($0) }
  }

  static var inOrder: QueryInterfaceRequest<FavoriteEntry> {
    order(sql: "position, rowid")
  }

  // MARK: Statements that SQLite compiles once

  /// All favorites in order.
  static func all(_ db: Database) throws -> [FavoriteEntry] {
    let columns = (["position"] + CampsiteColumns.names).joined(separator: ", ")
    let sql = "SELECT \(columns) FROM favorite ORDER BY position, rowid"
    return try fetchAll(db.cachedStatement(sql: sql))
  }

  static func isStored(_ id: Campsite.ID, in db: Database) throws -> Bool {
    let statement = try db.cachedStatement(sql: "SELECT 1 FROM favorite WHERE contentId = ?")
    return try Int.fetchOne(statement, arguments: [stored(id)]) != nil
  }

  /// The position of the favorite that was added last; 0 in an empty table.
  static func lastPosition(in db: Database) throws -> Int64 {
    let statement = try db.cachedStatement(sql: "SELECT max(position) FROM favorite")
    return try Int64.fetchOne(statement) ?? 0
  }

  /// Returns whether there was such a favorite.
  static func delete(_ id: Campsite.ID, in db: Database) throws -> Bool {
    let statement = try db.cachedStatement(sql: "DELETE FROM favorite WHERE contentId = ?")
    try statement.execute(arguments: [stored(id)])
    return db.changesCount > 0
  }

  // MARK: The table

  /// The migrations, each as complete SQL that never changes after a release.
  ///
  /// Add a migration for every new column.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("favorites") { try $0.execute(sql: firstTable) }
    return migrator
  }

  private static let firstTable = """
    CREATE TABLE favorite(
      contentId TEXT PRIMARY KEY NOT NULL, position INTEGER NOT NULL, name TEXT NOT NULL,
      kinds TEXT NOT NULL, facilities TEXT NOT NULL, province TEXT, district TEXT, address TEXT,
      summary TEXT, introduction TEXT, phone TEXT, homepage TEXT, firstImageURL TEXT,
      modified TEXT, latitude DOUBLE, longitude DOUBLE)
    """

  init(row: Row) throws {
    position = Int64.fromDatabaseValue(row["position"]) ?? 0
    campsite = Campsite(row: row, from: 1)
  }

  func encode(to container: inout PersistenceContainer) {
    container["position"] = position
    for (column, value) in zip(CampsiteColumns.names, campsite.storedValues) {
      container[column] = value
    }
  }

  /// The value that stores text completely.
  static func stored(_ text: String?) -> DatabaseValue {
    CampsiteColumns.stored(text)
  }
}
