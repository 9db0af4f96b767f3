import Foundation

/// The parts of the process that a sync uses.
struct Surroundings {
  var environment: [String: String]
  var now: Int64
  var isTerminal: Bool
  var print: (String) -> Void
  var printError: (String) -> Void

  /// Writes a response for the calling program, unchanged.
  var printData: (Data) -> Void

  static func ofThisProcess() -> Surroundings {
    Surroundings(
      environment: ProcessInfo.processInfo.environment,
      now: Int64(Date().timeIntervalSince1970),
      isTerminal: isatty(STDOUT_FILENO) == 1,
      print: { write($0, to: STDOUT_FILENO) },
      printError: { write($0, to: STDERR_FILENO) },
      printData: { write(Array($0), to: STDOUT_FILENO) })
  }

  /// Writes without buffering, so that no line is lost if the process dies.
  private static func write(_ text: String, to descriptor: Int32) {
    write(Array(text.utf8), to: descriptor)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return }
      bytes = bytes.dropFirst(max(0, count))
    }
  }
}
