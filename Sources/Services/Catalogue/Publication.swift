import GRDB

/// What a sync changed in the catalogue.
public struct CatalogueChanges: Sendable, Equatable {
  /// How many campsites are new.
  public internal(set) var added = 0

  /// How many are not as they were.
  public internal(set) var changed = 0

  /// How many are gone.
  public internal(set) var removed = 0

  /// Nothing changed.
  public init() {}
}

/// Bringing staged campsites into the catalogue, inside a transaction.
struct Publication {
  private(set) var changes = CatalogueChanges()
  private let db: Database
  private let request: String

  init(_ db: Database, request: String) {
    self.db = db
    self.request = request
  }

  /// How many different campsites the pages list.
  var listedCount: Int {
    get throws {
      try Int.fetchOne(
        db, sql: "SELECT count(*) FROM incoming WHERE request = ?", arguments: [request]) ?? 0
    }
  }

  /// Removes the campsites that no page lists.
  mutating func removeUnlisted() throws {
    try remove(
      """
      contentId NOT IN (SELECT contentId FROM incoming WHERE request = ?)
      """)
  }

  /// Removes, changes and adds what the pages say.
  mutating func apply() throws {
    try remove(
      """
      contentId IN (SELECT contentId FROM incoming WHERE request = ? AND action = 'D')
      """)
    let columns = CampsiteColumns.names
    func list(_ table: String) -> String {
      columns.map { "\(table).\($0)" }.joined(separator: ", ")
    }
    // Only what differs: most campsites are as they were, and indexing them takes the time.
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT campsite.id, \(list("incoming")), \(list("campsite"))
        FROM incoming LEFT JOIN campsite USING (contentId)
        WHERE incoming.request = ? AND incoming.action = 'U'
        AND (campsite.id IS NULL OR (\(list("incoming"))) IS NOT (\(list("campsite"))))
        ORDER BY length(incoming.contentId), incoming.contentId
        """, arguments: [request])
    let marks = databaseQuestionMarks(count: columns.count)
    let statement = try db.makeStatement(
      sql: "INSERT OR REPLACE INTO campsite(id, \(CampsiteColumns.list)) VALUES (?, \(marks))")
    while let row = try rows.next() {
      let campsite = Campsite(row: row, from: 1)
      var key = Int64.fromDatabaseValue(row[0])
      if let key {
        try unindex(Campsite(row: row, from: 1 + columns.count), key: key)
        changes.changed += 1
      } else {
        changes.added += 1
      }
      try statement.execute(
        arguments: StatementArguments([key?.databaseValue ?? .null] + campsite.storedValues))
      key = key ?? db.lastInsertedRowID
      try index(campsite, key: key ?? 0)
    }
  }

  private mutating func remove(_ condition: String) throws {
    let rows = try Row.fetchAll(
      db, sql: "SELECT id, \(CampsiteColumns.list) FROM campsite WHERE \(condition)",
      arguments: [request])
    for row in rows {
      let key: Int64 = row[0]
      try unindex(Campsite(row: row, from: 1), key: key)
      try db.execute(sql: "DELETE FROM campsite WHERE id = ?", arguments: [key])
      changes.removed += 1
    }
    try db.execute(
      sql: "DELETE FROM picture WHERE contentId NOT IN (SELECT contentId FROM campsite)")
  }

  private func index(_ campsite: Campsite, key: Int64) throws {
    try db.cachedStatement(
      sql: """
        INSERT INTO campsiteText(rowid, name, address, province, summary, introduction)
        VALUES (?, ?, ?, ?, ?, ?)
        """
    ).execute(arguments: Self.texts(of: campsite, key: key))
    guard let place = campsite.coordinate else { return }
    try db.cachedStatement(sql: "INSERT INTO campsitePlace VALUES (?1, ?2, ?2, ?3, ?3)")
      .execute(arguments: [key, place.latitude, place.longitude])
  }

  private func unindex(_ campsite: Campsite, key: Int64) throws {
    try db.cachedStatement(
      sql: """
        INSERT INTO campsiteText(
          campsiteText, rowid, name, address, province, summary, introduction)
        VALUES ('delete', ?, ?, ?, ?, ?, ?)
        """
    ).execute(arguments: Self.texts(of: campsite, key: key))
    try db.cachedStatement(sql: "DELETE FROM campsitePlace WHERE id = ?")
      .execute(arguments: [key])
  }

  private static func texts(of campsite: Campsite, key: Int64) -> StatementArguments {
    StatementArguments(
      [key.databaseValue]
        + campsite.searchedTexts.map { ($0.map { FoldedText($0).bigrams } ?? "").databaseValue })
  }
}
