import GRDB

/// The file of a catalogue, asked where a search would otherwise go through all campsites.
///
/// It only ever saves time. When the file has changed since the catalogue was read, or can't be
/// read any more, it answers `nil`, and the campsites in memory are searched one by one.
final class CatalogueIndex: Sendable {
  private let database: DatabaseQueue
  private let version: Int64

  /// The position in the catalogue of each campsite, by its key in the file.
  private let positions: [Int64: Int]
  private let names: [FoldedText]

  init(of campsites: [Campsite], keys: [Int64], in database: DatabaseQueue, version: Int64) {
    self.database = database
    self.version = version
    positions = Dictionary(zip(keys, campsites.indices), uniquingKeysWith: { first, _ in first })
    names = campsites.map { FoldedText($0.name) }
  }

  /// A number that changes when another connection has changed the file.
  static func version(_ db: Database) throws -> Int64 {
    try Int64.fetchOne(db.cachedStatement(sql: "PRAGMA data_version")) ?? 0
  }

  /// The positions of the campsites that hold each of some words, the most relevant first.
  func campsites(with words: [FoldedText], together: FoldedText) -> [Int]? {
    let words = words.filter { !$0.isEmpty }
    guard !words.isEmpty else { return nil }
    let found = positions(
      sql: "SELECT rowid FROM campsiteText WHERE campsiteText MATCH ?",
      [words.map(\.bigramQuery).joined(separator: " AND ")])
    guard let found else { return nil }
    var groups: [[Int]] = Array(repeating: [], count: Relevance.allCases.count)
    for position in found {
      let relevance = Relevance(of: words, together: together, inName: names[position])
      groups[relevance.rawValue].append(position)
    }
    return Array(groups.joined())
  }

  /// The positions of the campsites in a box, and perhaps of some just outside.
  func campsites(in box: CoordinateBox) -> [Int]? {
    positions(
      sql: """
        SELECT id FROM campsitePlace WHERE maxLatitude >= ? AND minLatitude <= ?
        AND maxLongitude >= ? AND minLongitude <= ?
        """,
      [
        box.latitudes.lowerBound, box.latitudes.upperBound,
        box.longitudes.lowerBound, box.longitudes.upperBound,
      ])
  }

  private func positions(sql: String, _ arguments: StatementArguments) -> [Int]? {
    let found = try? database.read { db -> [Int]? in
      guard try Self.version(db) == version else { return nil }
      let keys = try Int64.fetchCursor(db.cachedStatement(sql: sql), arguments: arguments)
      var found: [Int] = []
      while let key = try keys.next() {
        guard let position = positions[key] else { return nil }
        found.append(position)
      }
      return found.sorted()
    }
    return found ?? nil
  }
}
