import Foundation
import GRDB

/// The SQLite file that keeps favourites, and what is done when it is none.
struct FavoritesFile {
  let path: String
  let configuration: Configuration

  /// Opens the file, making it and its folders as needed.
  ///
  /// A damaged file is moved aside first. A lock on the folder lets one process at a time
  /// through, so that two that find the same damage, or nothing, don't undo each other's work.
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
        // SQLite would find this out too, but might first play or delete the journal.
        guard hasHeader(orIsEmpty: status) else {
          return .damaged(reason: "file is not a database")
        }
      case S_IFDIR: return .damaged(reason: "a folder stands in the place of the file")
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

  /// Checks that the database is whole and brings its schema up to date.
  ///
  /// It writes nothing when the schema is current, so that a read-only store can be read.
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

  /// Whether an error of opening says that the file holds no favourites that can be used.
  ///
  /// `SQLITE_ERROR` is a database whose tables are not ours.
  private static func isDamage(_ error: DatabaseError) -> Bool {
    [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_ERROR].contains(error.resultCode)
  }

  /// Renames the file and what SQLite keeps beside it, and returns the new name.
  ///
  /// The file itself goes last: should the process die between, a journal never stays behind
  /// for SQLite to play into the fresh file.
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
