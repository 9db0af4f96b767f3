import Foundation
import GRDB

/// Why a catalog's file couldn't be read or changed; its contents are preserved.
public enum CatalogError: Error, Sendable, Equatable {
  /// The file doesn't exist.
  case missing(path: String)

  /// The file's folder can't be created; `code` is the system's error number.
  case cannotCreateDirectory(path: String, code: Int32)

  /// The file can't be opened or created, for example because permission is missing.
  case cannotOpen(path: String, message: String)

  /// The file isn't a catalog, or it is damaged.
  case damaged(path: String, message: String)

  /// The file was written by a newer version.
  case newer(path: String)

  /// The file is read-only.
  case readOnly(path: String)

  /// The disk is full.
  case full(path: String)

  /// Another process holds a lock on the file.
  case busy(path: String)

  /// Another SQLite error; `code` is its extended result code.
  case database(path: String, code: Int32, message: String)

  init(_ error: any Error, path: String) {
    if let failure = error as? PrivateFolder.Failure {
      self = .cannotCreateDirectory(path: failure.path, code: failure.code)
      return
    }
    guard let error = error as? DatabaseError else {
      self = error as? CatalogError ?? .cannotOpen(path: path, message: "\(error)")
      return
    }
    let message = error.message ?? "no message"
    self =
      switch error.resultCode {
      case .SQLITE_FULL: .full(path: path)
      case .SQLITE_READONLY, .SQLITE_PERM: .readOnly(path: path)
      case .SQLITE_BUSY, .SQLITE_LOCKED: .busy(path: path)
      case .SQLITE_CANTOPEN: .cannotOpen(path: path, message: message)
      case .SQLITE_CORRUPT, .SQLITE_NOTADB: .damaged(path: path, message: message)
      default: .database(path: path, code: error.extendedResultCode.rawValue, message: message)
      }
  }
}

extension CatalogError: CustomStringConvertible {
  /// The error as text for users.
  public var description: String {
    switch self {
    case .missing(let path):
      "there is no catalog \(path)"
    case .cannotCreateDirectory(let path, let code):
      "cannot make the folder \(path) for the catalog: \(String(cString: strerror(code)))"
    case .cannotOpen(let path, let message):
      "cannot open the catalog \(path): \(message)"
    case .damaged(let path, let message):
      "\(path) isn't a catalog, or is damaged (\(message))"
    case .newer(let path):
      "cannot use the catalog \(path): a newer version wrote it"
    case .readOnly(let path):
      "cannot change the catalog \(path): it is read-only"
    case .full(let path):
      "cannot change the catalog \(path): there is no room left"
    case .busy(let path):
      "cannot use the catalog \(path): another process keeps it locked"
    case .database(let path, let code, let message):
      "cannot use the catalog \(path): SQLite error \(code): \(message)"
    }
  }
}
