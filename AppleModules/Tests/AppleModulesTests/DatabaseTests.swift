import SQLite3
import Testing

@Suite struct `SQLite` {
  @Test func `answers under the name that iOS has for it`() throws {
    var database: OpaquePointer?
    #expect(sqlite3_open(":memory:", &database) == SQLITE_OK)
    defer { sqlite3_close(database) }
    #expect(
      sqlite3_exec(
        database, "create table trees (name text); insert into trees values ('Pear')", nil, nil,
        nil) == SQLITE_OK)
    var statement: OpaquePointer?
    #expect(
      sqlite3_prepare_v2(database, "select name from trees", -1, &statement, nil) == SQLITE_OK)
    defer { sqlite3_finalize(statement) }
    #expect(sqlite3_step(statement) == SQLITE_ROW)
    let text = try #require(sqlite3_column_text(statement, 0))
    #expect(String(cString: text) == "Pear")
    #expect(sqlite3_step(statement) == SQLITE_DONE)
  }
}
