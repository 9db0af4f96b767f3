import Foundation

/// Folders that only the user can access.
enum PrivateFolder {
  /// Why a folder couldn't be created; `code` is the system's error number.
  struct Failure: Error {
    let path: String
    let code: Int32
  }

  /// Creates a file's folder and its parents.
  static func make(for file: String) throws(Failure) {
    let folder = (file as NSString).deletingLastPathComponent
    try make(folder.isEmpty ? "." : folder)
  }

  /// Creates a folder and its parents, unless they exist.
  static func make(_ path: String) throws(Failure) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else { throw Failure(path: path, code: ENOTDIR) }
      return
    }
    let parent = (path as NSString).deletingLastPathComponent
    if !parent.isEmpty, parent != path {
      try make(parent)
    }
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw Failure(path: path, code: errno)
    }
  }
}
