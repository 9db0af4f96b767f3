import GRDB

/// The tables of a catalog's file.
enum CatalogSchema {
  /// The migrations, each as complete SQL that never changes after a release.
  ///
  /// Add a migration for every new column.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("catalogue") { try $0.execute(sql: firstTables) }
    return migrator
  }

  // campsiteText is contentless: its content is derived from the campsites when needed. Its
  // tokenizer treats everything beyond ASCII as letters, which bigrams rely on. The prefixes are
  // for words of one character.
  private static let firstTables = """
    CREATE TABLE campsite(
      id INTEGER PRIMARY KEY, contentId TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
      kinds TEXT NOT NULL, facilities TEXT NOT NULL, province TEXT, district TEXT, address TEXT,
      summary TEXT, introduction TEXT, phone TEXT, homepage TEXT, firstImageURL TEXT,
      modified TEXT, latitude DOUBLE, longitude DOUBLE);
    CREATE TABLE picture(
      contentId TEXT NOT NULL, serial INTEGER NOT NULL, address TEXT NOT NULL,
      PRIMARY KEY (contentId, serial)) WITHOUT ROWID;
    CREATE VIRTUAL TABLE campsiteText USING fts5(
      name, address, province, summary, introduction, content='', tokenize='ascii', prefix='1');
    INSERT INTO campsiteText(campsiteText, rank) VALUES ('hashsize', 16777216);
    CREATE VIRTUAL TABLE campsitePlace USING rtree(
      id, minLatitude, maxLatitude, minLongitude, maxLongitude);
    CREATE TABLE sync(
      request TEXT PRIMARY KEY NOT NULL, nextPage INTEGER NOT NULL, pageSize INTEGER NOT NULL,
      totalCount INTEGER NOT NULL, nameless INTEGER NOT NULL, startedAt INTEGER NOT NULL,
      isSteady BOOLEAN NOT NULL);
    CREATE TABLE incoming(
      request TEXT NOT NULL, contentId TEXT NOT NULL, action TEXT NOT NULL, name TEXT NOT NULL,
      kinds TEXT NOT NULL, facilities TEXT NOT NULL, province TEXT, district TEXT, address TEXT,
      summary TEXT, introduction TEXT, phone TEXT, homepage TEXT, firstImageURL TEXT,
      modified TEXT, latitude DOUBLE, longitude DOUBLE, PRIMARY KEY (request, contentId));
    CREATE TABLE completion(request TEXT PRIMARY KEY NOT NULL, finishedAt INTEGER NOT NULL);
    CREATE TABLE quota(day TEXT PRIMARY KEY NOT NULL, requests INTEGER NOT NULL);
    """
}
