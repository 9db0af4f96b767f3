import GRDB
import GRDBSQLite

/// A catalog's file, queried instead of scanning all campsites.
///
/// It is only an optimization: if the file has changed since the catalog was read, or can't be read
/// anymore, it returns `nil`, and the search scans the campsites in memory.
final class CatalogIndex: Sendable {
  /// The campsites' names, by position in the catalog.
  let names: [FoldedText]

  private let database: DatabaseQueue
  private let version: Int64

  /// The campsites by key in the file, in ascending order.
  private let entries: [(key: Int64, position: Int)]

  init(of campsites: [Campsite], keys: [Int64], in database: DatabaseQueue, version: Int64) {
    self.database = database
    self.version = version
    entries = zip(keys, campsites.indices).sorted { $0.0 < $1.0 }
    names = campsites.map { FoldedText($0.name) }
  }

  /// A number that changes when another connection changes the file.
  static func version(_ db: Database) throws -> Int64 {
    try Int64.fetchOne(db.cachedStatement(sql: "PRAGMA data_version")) ?? 0
  }

  /// The positions of the campsites that contain each of the words, the most relevant first.
  func campsites(with words: [FoldedText], together: FoldedText) -> [Int]? {
    let words = words.filter { !$0.isEmpty }
    guard !words.isEmpty else { return nil }
    // Ordered by key, the index's own order: ordering by rank takes many times longer.
    return positions(
      sql: "SELECT rowid FROM campsiteText WHERE campsiteText MATCH ? ORDER BY rowid",
      [words.map(\.bigramQuery).joined(separator: " AND ")]
    ).map { found in
      Relevance.ordered(found) { Relevance(of: words, together: together, inName: names[$0]) }
    }
  }

  /// The positions of the campsites in a box, possibly with some just outside.
  func campsites(in box: CoordinateBox) -> [Int]? {
    positions(
      sql: """
        SELECT id FROM campsitePlace WHERE maxLatitude >= ? AND minLatitude <= ?
        AND maxLongitude >= ? AND minLongitude <= ? ORDER BY id
        """,
      [
        box.latitudes.lowerBound, box.latitudes.upperBound,
        box.longitudes.lowerBound, box.longitudes.upperBound,
      ])
  }

  /// The catalog positions for the keys that a query returns in ascending order.
  private func positions(sql: String, _ arguments: StatementArguments) -> [Int]? {
    let found = try? database.read { db -> [Int]? in
      guard try Self.version(db) == version else { return nil }
      let statement = try db.cachedStatement(sql: sql)
      try statement.setArguments(arguments)
      return positions(of: statement.sqliteStatement)
    }
    return found ?? nil
  }

  /// Steps manually, because GRDB's cursor doubles the time per key.
  private func positions(of statement: OpaquePointer) -> [Int]? {
    defer { sqlite3_reset(statement) }
    var found: [Int] = []
    var entries = entries[...]
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW:
        // Both lists ascend, so one pass through the entries finds all keys.
        let key = sqlite3_column_int64(statement, 0)
        entries = entries.drop { $0.key < key }
        guard let entry = entries.first, entry.key == key else { return nil }
        found.append(entry.position)
      case SQLITE_DONE:
        return found.sorted()
      default:
        return nil
      }
    }
  }
}
