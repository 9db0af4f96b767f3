import Foundation
import GRDB

/// The SQLite file that stores favorites, with recovery from damage.
struct FavoritesFile {
  let path: String
  let configuration: Configuration

  /// Opens the file, creating it and its folders if needed.
  ///
  /// Moves a damaged file aside first. A lock on the folder admits one process at a time, so that
  /// two processes that find the same damage don't undo each other's work.
  func open() throws(FavoritesError) -> (database: DatabaseQueue, notice: FavoritesNotice?) {
    let folder = (path as NSString).deletingLastPathComponent
    do {
      try PrivateFolder.make(for: path)
    } catch {
      throw .cannotCreateDirectory(path: error.path, code: error.code)
    }
    let lock = Glibc.open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(lock) }
    while flock(lock, LOCK_EX) == -1, errno == EINTR {}

    switch try attempt() {
    case .opened(let database):
      return (database, nil)
    case .damaged(let reason):
      let copy = try moveAside()
      let notice = FavoritesNotice.movedAside(path: path, copy: copy, reason: reason)
      guard case .opened(let database) = try attempt() else {
        throw .cannotOpen(path: path, message: reason)
      }
      return (database, notice)
    }
  }

  private enum Attempt {
    case opened(DatabaseQueue)
    case damaged(reason: String)
  }

  private func attempt() throws(FavoritesError) -> Attempt {
    var status = stat()
    if stat(path, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFREG:
        // SQLite would detect this too, but might first replay or delete the journal.
        guard hasHeader(orIsEmpty: status) else {
          return .damaged(reason: "file is not a database")
        }
      case S_IFDIR: return .damaged(reason: "the path is a folder")
      default: throw .notAFile(path: path)
      }
    }
    do {
      let database = try DatabaseQueue(path: path, configuration: configuration)
      try Self.prepare(database, path: path)
      return .opened(database)
    } catch let error as DatabaseError where Self.isDamage(error) {
      return .damaged(reason: error.message ?? "no database")
    } catch {
      throw FavoritesError(error, path: path)
    }
  }

  private func hasHeader(orIsEmpty status: stat) -> Bool {
    guard status.st_size > 0, let file = FileHandle(forReadingAtPath: path) else { return true }
    return (try? file.read(upToCount: 16)) == Data("SQLite format 3\0".utf8)
  }

  /// Checks the database's integrity and migrates its schema.
  ///
  /// Writes nothing if the schema is current, so that a read-only store can be read.
  static func prepare(_ database: DatabaseQueue, path: String) throws {
    let migrator = FavoriteEntry.migrator
    let isCurrent = try database.read { db in
      if let problem = try String.fetchOne(db, sql: "PRAGMA quick_check(1)"), problem != "ok" {
        throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: problem)
      }
      guard try !migrator.hasBeenSuperseded(db) else { throw FavoritesError.newer(path: path) }
      return try migrator.hasCompletedMigrations(db)
    }
    if !isCurrent {
      try migrator.migrate(database)
    }
    _ = try database.read { try FavoriteEntry.inOrder.fetchOne($0) }
  }

  /// Whether an error means that the file contains no usable favorites.
  ///
  /// `SQLITE_ERROR` indicates a database with other tables.
  private static func isDamage(_ error: DatabaseError) -> Bool {
    [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_ERROR].contains(error.resultCode)
  }

  /// Renames the file and SQLite's companion files, and returns the new name.
  ///
  /// Renames the file itself last: if the process dies in between, no journal is left that SQLite
  /// would replay into a new file.
  private func moveAside() throws(FavoritesError) -> String {
    let companions = ["-journal", "-wal", "-shm", ""]
    var number = 1
    while companions.contains(where: { Self.exists("\(path).damaged-\(number)\($0)") }) {
      number += 1
    }
    let copy = "\(path).damaged-\(number)"
    for companion in companions where Self.exists(path + companion) {
      guard rename(path + companion, copy + companion) == 0 else {
        throw .cannotMoveAside(path: path, code: errno)
      }
    }
    return copy
  }

  private static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }
}
