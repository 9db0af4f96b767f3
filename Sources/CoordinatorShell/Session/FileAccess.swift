/// The files that a session reads and writes; the executable has the real ones.
@MainActor package protocol FileAccess {
  /// The bytes of a file.
  func read(_ path: String) throws -> [UInt8]
  /// Replaces a file whole, or leaves it as it was.
  func write(_ text: String, to path: String) throws
}
