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

  /// All favorites in order, with a statement that is compiled once.
  static func all(_ db: Database) throws -> [FavoriteEntry] {
    let columns = (["position"] + CampsiteColumns.names).joined(separator: ", ")
    let sql = "SELECT \(columns) FROM favorite ORDER BY position, rowid"
    return try fetchAll(db.cachedStatement(sql: sql))
  }

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
