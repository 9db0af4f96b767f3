/// The files that a session reads and writes; the executable has the real ones.
@MainActor package protocol FileAccess {
  /// The bytes of a file.
  func read(_ path: String) throws -> [UInt8]
  /// Whether there is a file, or a folder, at a path; a device can always be written to.
  func isTaken(_ path: String) -> Bool
  /// Replaces a file whole, or leaves it as it was.
  func write(_ text: String, to path: String) throws
}
