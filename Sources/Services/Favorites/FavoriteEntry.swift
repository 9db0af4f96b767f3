import Foundation
import GRDB

/// A favourite as the database keeps it: the campsite as it was when added, and its place.
struct FavoriteEntry: Sendable, Equatable {
  var position: Int64
  var campsite: Campsite
}

extension FavoriteEntry: FetchableRecord, PersistableRecord {
  static let databaseTableName = "favorite"
  static let persistenceConflictPolicy = PersistenceConflictPolicy(insert: .replace)

  static var inOrder: QueryInterfaceRequest<FavoriteEntry> {
    order(sql: "position, rowid")
  }

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("favorites") { db in
      try db.create(table: databaseTableName) { table in
        table.primaryKey("contentId", .text)
        table.column("position", .integer).notNull()
        table.column("name", .text).notNull()
        table.column("kinds", .text).notNull()
        table.column("facilities", .text).notNull()
        for column in [
          "province", "district", "address", "summary", "introduction", "phone", "homepage",
          "firstImageURL", "modified",
        ] {
          table.column(column, .text)
        }
        table.column("latitude", .double)
        table.column("longitude", .double)
      }
    }
    return migrator
  }

  init(row: Row) throws {
    func text(_ column: String) -> String? {
      String.fromDatabaseValue(row[column])
    }
    func list(_ column: String) -> [String] {
      (text(column) ?? "").split(separator: ",").map { String($0) }
    }
    var coordinate: Coordinate?
    if let latitude = Double.fromDatabaseValue(row["latitude"]),
      let longitude = Double.fromDatabaseValue(row["longitude"])
    {
      coordinate = Coordinate(latitude: latitude, longitude: longitude)
    }
    position = Int64.fromDatabaseValue(row["position"]) ?? 0
    campsite = Campsite(
      contentId: text("contentId") ?? "", name: text("name") ?? "", province: text("province"),
      district: text("district"), address: text("address"), summary: text("summary"),
      introduction: text("introduction"), kinds: list("kinds"), facilities: list("facilities"),
      phone: text("phone"), homepage: text("homepage"), coordinate: coordinate,
      firstImageURL: text("firstImageURL"), modified: text("modified"))
  }

  func encode(to container: inout PersistenceContainer) {
    container["contentId"] = Self.stored(campsite.contentId)
    container["position"] = position
    container["name"] = Self.stored(campsite.name)
    container["province"] = Self.stored(campsite.province)
    container["district"] = Self.stored(campsite.district)
    container["address"] = Self.stored(campsite.address)
    container["summary"] = Self.stored(campsite.summary)
    container["introduction"] = Self.stored(campsite.introduction)
    container["kinds"] = Self.stored(campsite.kinds.joined(separator: ","))
    container["facilities"] = Self.stored(campsite.facilities.joined(separator: ","))
    container["phone"] = Self.stored(campsite.phone)
    container["homepage"] = Self.stored(campsite.homepage)
    container["latitude"] = campsite.coordinate?.latitude
    container["longitude"] = campsite.coordinate?.longitude
    container["firstImageURL"] = Self.stored(campsite.firstImageURL)
    container["modified"] = Self.stored(campsite.modified)
  }

  /// The value that keeps a text whole: bound as text it would end at its first NUL.
  static func stored(_ text: String?) -> DatabaseValue {
    guard let text else { return .null }
    return text.utf8.contains(0) ? Data(text.utf8).databaseValue : text.databaseValue
  }
}
