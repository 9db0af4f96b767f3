import Foundation
import GRDB
import Testing

@testable import CamplaceServices

/// The registered migrations create the same schema as earlier releases, so existing files aren't
/// recreated.
struct MigrationTests {
  /// The columns of each table, as SQLite has them.
  private func tables(_ migrator: DatabaseMigrator) throws -> [String: [String]] {
    let database = try DatabaseQueue()
    try migrator.migrate(database)
    return try database.read { db in
      let names = try String.fetchAll(
        db, sql: "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
      return try Dictionary(
        uniqueKeysWithValues: names.map { name in
          let columns = try Row.fetchAll(
            db, sql: "SELECT name, type, \"notnull\", pk FROM pragma_table_info(?)",
            arguments: [name])
          return (
            name,
            columns.map { row in
              let type: String = row["type"]
              let (isRequired, key): (Bool, Int) = (row["notnull"], row["pk"])
              return "\(row["name"] as String) \(type)\(isRequired ? " required" : "")"
                + (key > 0 ? " key \(key)" : "")
            }
          )
        })
    }
  }

  private let campsite = [
    "name TEXT required", "kinds TEXT required", "facilities TEXT required", "province TEXT",
    "district TEXT", "address TEXT", "summary TEXT", "introduction TEXT", "phone TEXT",
    "homepage TEXT", "firstImageURL TEXT", "modified TEXT", "latitude DOUBLE", "longitude DOUBLE",
  ]

  @Test func `the catalog's first migration creates the tables of the first release`() throws {
    let tables = try tables(CatalogSchema.migrator)
    #expect(
      tables["campsite"] == ["id INTEGER key 1", "contentId TEXT required"] + campsite)
    #expect(
      tables["incoming"]
        == ["request TEXT required key 1", "contentId TEXT required key 2", "action TEXT required"]
        + campsite)
    #expect(
      tables["picture"] == [
        "contentId TEXT required key 1", "serial INTEGER required key 2", "address TEXT required",
      ])
    #expect(tables["completion"] == ["request TEXT required key 1", "finishedAt INTEGER required"])
    #expect(tables["quota"] == ["day TEXT required key 1", "requests INTEGER required"])
    #expect(tables["sync"]?.count == 7)
    #expect(tables.keys.contains("campsiteText"))
    #expect(tables.keys.contains("campsitePlace"))
  }

  @Test func `the favorites' first migration creates the table of the first release`() throws {
    #expect(
      try tables(FavoriteEntry.migrator)["favorite"]
        == ["contentId TEXT required key 1", "position INTEGER required"] + campsite)
  }

  @Test func `migrations keep their recorded names`() {
    #expect(CatalogSchema.migrator.migrations == ["catalogue"])
    #expect(FavoriteEntry.migrator.migrations == ["favorites"])
  }
}
