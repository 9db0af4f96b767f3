import GRDB

/// The tables of a catalogue's file.
enum CatalogueSchema {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("catalogue") { db in
      try createCampsites(db)
      try createSync(db)
    }
    return migrator
  }

  private static func createCampsites(_ db: Database) throws {
    try db.create(table: "campsite") { table in
      table.primaryKey("id", .integer)
      table.column("contentId", .text).notNull().unique()
      CampsiteColumns.add(to: table)
    }
    try db.create(table: "picture", options: .withoutRowID) { table in
      table.column("contentId", .text).notNull()
      table.column("serial", .integer).notNull()
      table.column("address", .text).notNull()
      table.primaryKey(["contentId", "serial"])
    }
    // Contentless: what it indexes is made from the campsite whenever it is needed. The tokenizer
    // takes everything beyond ASCII for letters, which bigrams rely on. The prefixes are for words
    // of one character.
    try db.execute(
      sql: """
        CREATE VIRTUAL TABLE campsiteText USING fts5(
          name, address, province, summary, introduction, content='', tokenize='ascii',
          prefix='1');
        INSERT INTO campsiteText(campsiteText, rank) VALUES ('hashsize', 16777216);
        CREATE VIRTUAL TABLE campsitePlace USING rtree(
          id, minLatitude, maxLatitude, minLongitude, maxLongitude);
        """)
  }

  private static func createSync(_ db: Database) throws {
    try db.create(table: "sync") { table in
      table.primaryKey("request", .text)
      table.column("nextPage", .integer).notNull()
      table.column("pageSize", .integer).notNull()
      table.column("totalCount", .integer).notNull()
      table.column("nameless", .integer).notNull()
      table.column("startedAt", .integer).notNull()
      table.column("isSteady", .boolean).notNull()
    }
    try db.create(table: "incoming") { table in
      table.column("request", .text).notNull()
      table.column("contentId", .text).notNull()
      table.column("action", .text).notNull()
      CampsiteColumns.add(to: table)
      table.primaryKey(["request", "contentId"])
    }
    try db.create(table: "completion") { table in
      table.primaryKey("request", .text)
      table.column("finishedAt", .integer).notNull()
    }
    try db.create(table: "quota") { table in
      table.primaryKey("day", .text)
      table.column("requests", .integer).notNull()
    }
  }
}
