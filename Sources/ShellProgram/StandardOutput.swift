import CoordinatorShellCore
import Glibc
import ShellLanguage

/// Standard output, buffered, and standard error; what was written first is read first.
@MainActor final class StandardOutput: Output {
  private var buffer: [UInt8] = []
  private let limit = 1 << 16

  func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= limit { flush() }
  }

  func writeError(_ text: String) {
    flush()
    Self.write(Array(text.utf8), to: STDERR_FILENO)
  }

  func flush() {
    guard !buffer.isEmpty else { return }
    if !Self.write(buffer, to: STDOUT_FILENO), errno != EPIPE {
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
