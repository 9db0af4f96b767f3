import Foundation
import GRDB

/// Why a catalogue's file couldn't be read or changed; what it held is kept.
public enum CatalogueError: Error, Sendable, Equatable {
  /// There is no such file.
  case missing(path: String)

  /// The folder of the file can't be made; `code` is the system's error number.
  case cannotCreateDirectory(path: String, code: Int32)

  /// The file can't be opened or made, for instance because permission is missing.
  case cannotOpen(path: String, message: String)

  /// The file is no catalogue, or a damaged one.
  case damaged(path: String, message: String)

  /// The file was written by a newer version.
  case newer(path: String)

  /// The file can be read, but not changed.
  case readOnly(path: String)

  /// There is no room left.
  case full(path: String)

  /// Another process keeps the file locked.
  case busy(path: String)

  /// SQLite failed in another way; `code` is its extended result code.
  case database(path: String, code: Int32, message: String)

  init(_ error: any Error, path: String) {
    if let failure = error as? PrivateFolder.Failure {
      self = .cannotCreateDirectory(path: failure.path, code: failure.code)
      return
    }
    guard let error = error as? DatabaseError else {
      self = error as? CatalogueError ?? .cannotOpen(path: path, message: "\(error)")
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

extension CatalogueError: CustomStringConvertible {
  /// The error in words for people.
  public var description: String {
    switch self {
    case .missing(let path):
      "there is no catalogue \(path)"
    case .cannotCreateDirectory(let path, let code):
      "cannot make the folder \(path) for the catalogue: \(String(cString: strerror(code)))"
    case .cannotOpen(let path, let message):
      "cannot open the catalogue \(path): \(message)"
    case .damaged(let path, let message):
      "\(path) is no catalogue, or a damaged one (\(message))"
    case .newer(let path):
      "cannot use the catalogue \(path): a newer version wrote it"
    case .readOnly(let path):
      "cannot change the catalogue \(path): it is read-only"
    case .full(let path):
      "cannot change the catalogue \(path): there is no room left"
    case .busy(let path):
      "cannot use the catalogue \(path): another process keeps it locked"
    case .database(let path, let code, let message):
      "cannot use the catalogue \(path): SQLite error \(code): \(message)"
    }
  }
}
