import Foundation

/// Folders for the user's eyes only.
enum PrivateFolder {
  /// Why a folder couldn't be made; `code` is the system's error number.
  struct Failure: Error {
    let path: String
    let code: Int32
  }

  /// Makes the folder that a file is to lie in, and those above it.
  static func make(for file: String) throws(Failure) {
    let folder = (file as NSString).deletingLastPathComponent
    try make(folder.isEmpty ? "." : folder)
  }

  /// Makes a folder and those above it, unless they are there.
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
