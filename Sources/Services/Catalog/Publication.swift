import GRDB

/// The changes that a sync made to the catalog.
public struct CatalogChanges: Sendable, Equatable {
  /// The number of new campsites.
  public internal(set) var added = 0

  /// The number of changed campsites.
  public internal(set) var changed = 0

  /// The number of removed campsites.
  public internal(set) var removed = 0

  /// No changes.
  public init() {}
}

/// Applies staged campsites to the catalog inside a transaction.
struct Publication {
  private(set) var changes = CatalogChanges()
  private let db: Database
  private let request: String

  init(_ db: Database, request: String) {
    self.db = db
    self.request = request
  }

  /// The number of distinct campsites on the pages.
  var listedCount: Int {
    get throws {
      try Int.fetchOne(
        db, sql: "SELECT count(*) FROM incoming WHERE request = ?", arguments: [request]) ?? 0
    }
  }

  /// Removes the campsites that aren't on any page.
  mutating func removeUnlisted() throws {
    try remove(
      """
      contentId NOT IN (SELECT contentId FROM incoming WHERE request = ?)
      """)
  }

  /// Removes, changes, and adds campsites according to the pages.
  mutating func apply() throws {
    try remove(
      """
      contentId IN (SELECT contentId FROM incoming WHERE request = ? AND action = 'D')
      """)
    let columns = CampsiteColumns.names
    func list(_ table: String) -> String {
      columns.map { "\(table).\($0)" }.joined(separator: ", ")
    }
    // Writes only differences: most campsites are unchanged, and indexing them is slow.
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT campsite.id, \(list("incoming")), \(list("campsite"))
        FROM incoming LEFT JOIN campsite USING (contentId)
        WHERE incoming.request = ? AND incoming.action = 'U'
        AND (campsite.id IS NULL OR (\(list("incoming"))) IS NOT (\(list("campsite"))))
        ORDER BY length(incoming.contentId), incoming.contentId
        """, arguments: [request])
    var (leaving, coming): ([Entry], [Entry]) = ([], [])
    let marks = databaseQuestionMarks(count: columns.count)
    let statement = try db.makeStatement(
      sql: "INSERT OR REPLACE INTO campsite(id, \(CampsiteColumns.list)) VALUES (?, \(marks))")
    while let row = try rows.next() {
      let campsite = Campsite(row: row, from: 1)
      let key = Int64.fromDatabaseValue(row[0])
      if let key {
        leaving.append(Entry(key: key, campsite: Campsite(row: row, from: 1 + columns.count)))
        changes.changed += 1
      } else {
        changes.added += 1
      }
      try statement.execute(
        arguments: StatementArguments([key?.databaseValue ?? .null] + campsite.storedValues))
      coming.append(Entry(key: key ?? db.lastInsertedRowID, campsite: campsite))
    }
    try unindex(leaving)
    try index(coming)
  }

  private mutating func remove(_ condition: String) throws {
    let rows = try Row.fetchAll(
      db, sql: "SELECT id, \(CampsiteColumns.list) FROM campsite WHERE \(condition)",
      arguments: [request])
    let leaving = rows.map { Entry(key: $0[0], campsite: Campsite(row: $0, from: 1)) }
    try unindex(leaving)
    for entry in leaving {
      try db.execute(sql: "DELETE FROM campsite WHERE id = ?", arguments: [entry.key])
      changes.removed += 1
    }
    try db.execute(
      sql: "DELETE FROM picture WHERE contentId NOT IN (SELECT contentId FROM campsite)")
  }

  /// A campsite and its key in the file.
  private struct Entry {
    var key: Int64
    var campsite: Campsite
  }

  // Writes one table after the other: switching tables forces the text index to flush its memory,
  // which takes far longer than the writing.

  private func index(_ entries: [Entry]) throws {
    let texts = try db.cachedStatement(
      sql: """
        INSERT INTO campsiteText(rowid, name, address, province, summary, introduction)
        VALUES (?, ?, ?, ?, ?, ?)
        """)
    for entry in entries {
      try texts.execute(arguments: Self.texts(of: entry))
    }
    let places = try db.cachedStatement(
      sql: "INSERT INTO campsitePlace VALUES (?1, ?2, ?2, ?3, ?3)")
    for entry in entries {
      guard let place = entry.campsite.coordinate else { continue }
      try places.execute(arguments: [entry.key, place.latitude, place.longitude])
    }
  }

  private func unindex(_ entries: [Entry]) throws {
    let texts = try db.cachedStatement(
      sql: """
        INSERT INTO campsiteText(
          campsiteText, rowid, name, address, province, summary, introduction)
        VALUES ('delete', ?, ?, ?, ?, ?, ?)
        """)
    for entry in entries {
      try texts.execute(arguments: Self.texts(of: entry))
    }
    let places = try db.cachedStatement(sql: "DELETE FROM campsitePlace WHERE id = ?")
    for entry in entries {
      try places.execute(arguments: [entry.key])
    }
  }

  private static func texts(of entry: Entry) -> StatementArguments {
    let bigrams = entry.campsite.searchedTexts.map { $0.map { FoldedText($0).bigrams } ?? "" }
    return StatementArguments([entry.key.databaseValue] + bigrams.map(\.databaseValue))
  }
}
