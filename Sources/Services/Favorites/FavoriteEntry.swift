import GRDB

/// A favourite as the database keeps it: the campsite as it was when added, and its place.
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

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("favorites") { db in
      try db.create(table: databaseTableName) { table in
        table.primaryKey("contentId", .text)
        table.column("position", .integer).notNull()
        CampsiteColumns.add(to: table)
      }
    }
    return migrator
  }

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

  /// The value that keeps a text whole.
  static func stored(_ text: String?) -> DatabaseValue {
    CampsiteColumns.stored(text)
  }
}
