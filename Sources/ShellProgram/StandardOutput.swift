import CoordinatorShellCore
import Glibc
import ShellLanguage

/// Standard output, buffered, and standard error; what was written first is read first.
@MainActor final class StandardOutput: Output {
  private var buffer: [UInt8] = []
  private let limit = 1 << 16
  /// All that there are; what they hold must be out before an app may end the process.
  private static var all: [StandardOutput] = []
  /// Where it leads: elsewhere than the app's own standard output while that is captured.
  static var descriptor = STDOUT_FILENO
  /// What the app has printed since this was last asked, to be written before anything else.
  static var printedByApp: () -> [UInt8] = { [] }
  /// Whether what the app prints goes to standard error, as where programs read the output.
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

  /// Writes all of it; returns whether that was possible.
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
