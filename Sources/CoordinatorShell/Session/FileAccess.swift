/// The files that a session reads and writes; the executable has the real ones.
@MainActor package protocol FileAccess {
  /// The bytes of a file.
  func read(_ path: String) throws -> [UInt8]
  /// Whether there is a file, or a folder, at a path; a device can always be written to.
  func isTaken(_ path: String) -> Bool
  /// Replaces a file whole, or leaves it as it was.
  func write(_ text: String, to path: String) throws
  /// What is in a folder; nothing where it can't be read.
  func list(_ folder: String) -> [(name: String, isFolder: Bool)]
  /// Makes the folder that a file is to stand in, where it is missing.
  func makeFolder(holding path: String) throws
}

extension FileAccess {
  package func list(_ folder: String) -> [(name: String, isFolder: Bool)] { [] }
  package func makeFolder(holding path: String) throws {}
}
