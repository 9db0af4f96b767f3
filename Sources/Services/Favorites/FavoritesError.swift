import Foundation
import GRDB

/// Why the favorites couldn't be read or changed; their contents are preserved.
public enum FavoritesError: Error, Sendable, Equatable {
  /// The store's folder can't be created; `code` is the system's error number.
  case cannotCreateDirectory(path: String, code: Int32)

  /// The store can't be opened or created, for example because permission is missing.
  case cannotOpen(path: String, message: String)

  /// The store's path isn't a regular file, but for example a device.
  case notAFile(path: String)

  /// A damaged store can't be moved aside; `code` is the system's error number.
  case cannotMoveAside(path: String, code: Int32)

  /// The store was written by a newer version.
  case newer(path: String)

  /// The store is read-only.
  case readOnly(path: String)

  /// The disk is full.
  case full(path: String)

  /// Another process holds a lock on the store.
  case busy(path: String)

  /// Another SQLite error; `code` is its extended result code.
  case database(path: String, code: Int32, message: String)

  /// A replay was started inside another.
  case alreadyReplaying

  init(_ error: any Error, path: String) {
    guard let error = error as? DatabaseError else {
      self = error as? FavoritesError ?? .cannotOpen(path: path, message: "\(error)")
      return
    }
    let message = error.message ?? "no message"
    self =
      switch error.resultCode {
      case .SQLITE_FULL: .full(path: path)
      case .SQLITE_READONLY, .SQLITE_PERM: .readOnly(path: path)
      case .SQLITE_BUSY, .SQLITE_LOCKED: .busy(path: path)
      case .SQLITE_CANTOPEN: .cannotOpen(path: path, message: message)
      default:
        .database(path: path, code: error.extendedResultCode.rawValue, message: message)
      }
  }
}

extension FavoritesError: CustomStringConvertible {
  /// The error as text for users.
  public var description: String {
    switch self {
    case .cannotCreateDirectory(let path, let code):
      "cannot make the folder \(path) for the favorites: \(String(cString: strerror(code)))"
    case .cannotOpen(let path, let message):
      "cannot open the favorites in \(path): \(message)"
    case .notAFile(let path):
      "cannot keep favorites in \(path): it is not a file"
    case .cannotMoveAside(let path, let code):
      "cannot move the damaged favorites in \(path) aside: \(String(cString: strerror(code)))"
    case .newer(let path):
      "cannot use the favorites in \(path): a newer version of the app wrote them"
    case .readOnly(let path):
      "cannot change the favorites in \(path): they are read-only"
    case .full(let path):
      "cannot change the favorites in \(path): there is no room left"
    case .busy(let path):
      "cannot use the favorites in \(path): another process keeps them locked"
    case .database(let path, let code, let message):
      "cannot use the favorites in \(path): SQLite error \(code): \(message)"
    case .alreadyReplaying:
      "cannot replay favorites within a replay"
    }
  }
}
