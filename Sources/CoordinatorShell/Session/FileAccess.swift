/// The files that a session reads and writes; the executable provides the real ones.
@MainActor package protocol FileAccess {
  /// The bytes of a file.
  func read(_ path: String) throws -> [UInt8]
  /// Whether a file or folder exists at a path; a device can always be written to.
  func isTaken(_ path: String) -> Bool
  /// Replaces a file's contents, or leaves it unchanged if that fails.
  func write(_ text: String, to path: String) throws
  /// The contents of a folder; nil if it can't be read.
  func list(_ folder: String) -> [(name: String, isFolder: Bool)]
  /// The bytes of a regular file, which may not have more than `limit`.
  func read(_ path: String, atMost limit: Int) throws -> [UInt8]
  /// The path from the root of the file system.
  func absolute(_ path: String) -> String
  /// Creates a file; returns false if there is one already.
  func create(_ path: String, holding bytes: [UInt8]) throws -> Bool
  /// Creates the folder that contains a file, if it doesn't exist.
  func makeFolder(holding path: String) throws
}

extension FileAccess {
  package func list(_ folder: String) -> [(name: String, isFolder: Bool)] { [] }
  package func read(_ path: String, atMost limit: Int) throws -> [UInt8] { try read(path) }
  package func absolute(_ path: String) -> String { path }
  package func create(_ path: String, holding bytes: [UInt8]) throws -> Bool { true }
  package func makeFolder(holding path: String) throws {}
}
