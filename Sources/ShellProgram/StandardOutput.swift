import CoordinatorShellCore
import Glibc
import ShellLanguage

/// Buffered standard output, and standard error, in the order in which they are written.
@MainActor final class StandardOutput: Output {
  private var buffer: [UInt8] = []
  private let limit = 1 << 16
  /// All instances; their buffers must be flushed before an app may end the process.
  private static var all: [StandardOutput] = []
  /// The descriptor to write to, which isn't the app's standard output while that is captured.
  static var descriptor = STDOUT_FILENO
  /// What the app has printed since the last call, to be written first.
  static var printedByApp: () -> [UInt8] = { [] }
  /// Whether the app's output goes to standard error, because a program reads the output.
  static var keepsAppApart = false

  init() {
    Self.all.append(self)
  }

  static func flushAll() {
    for output in all { output.flush() }
  }

  func write(_ text: String) {
    takeFromApp()
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= limit { flush() }
  }

  func writeError(_ text: String) {
    flush()
    Self.write(Array(text.utf8), to: STDERR_FILENO)
  }

  private func takeFromApp() {
    let printed = Self.printedByApp()
    guard !printed.isEmpty else { return }
    if Self.keepsAppApart {
      Self.write(printed, to: STDERR_FILENO)
    } else {
      buffer += printed
    }
  }

  func flush() {
    takeFromApp()
    guard !buffer.isEmpty else { return }
    if !Self.write(buffer, to: Self.descriptor), errno != EPIPE {
      let reason = String(cString: strerror(errno))
      Self.write(Array("error: cannot write the output: \(reason)\n".utf8), to: STDERR_FILENO)
      exit(ExitCode.failed.rawValue)
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes all bytes; returns false if that failed.
  @discardableResult
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count {
        let count = Glibc.write(
          descriptor, bytes.baseAddress?.advanced(by: start), bytes.count - start)
        if count < 0 {
          if errno == EINTR { continue }
          return false
        }
        start += count
      }
      return true
    }
  }
}
