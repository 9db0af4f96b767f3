import CLinux
import CoordinatorShellCore
import Glibc
import ShellLanguage

/// Captures the app's own output, and marks it when the shell writes next.
///
/// Standard output then leads to memory that the parent process can read after this one has ended.
@MainActor final class AppOutput {
  /// The prefix of each line that the app printed.
  static let mark = "app: "

  /// Where the shell itself writes.
  private let terminal: Int32
  private let memory: Int32
  private let home = PrivateHome.ofLaunch
  private(set) var isCapturing = false

  init?(memory: Int32) {
    terminal = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 16)
    self.memory = memory
    guard terminal >= 0 else { return nil }
    clinux_print_lines()
  }

  func capture() {
    guard !isCapturing else { return }
    fflush(nil)
    isCapturing = dup2(memory, STDOUT_FILENO) >= 0
    if isCapturing { StandardOutput.descriptor = terminal }
  }

  /// Writes what was captured, and ends the capture.
  func release() {
    guard isCapturing else { return }
    StandardOutput.flushAll()
    fflush(nil)
    dup2(terminal, STDOUT_FILENO)
    StandardOutput.descriptor = STDOUT_FILENO
    isCapturing = false
  }

  /// Takes what the app has printed, as lines with their prefix; empty if there is nothing.
  func take() -> [UInt8] {
    guard isCapturing else { return [] }
    fflush(nil)
    return Self.take(from: memory, home: home)
  }

  /// Discards what `body` prints, because it was printed the first time.
  func silenced<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard isCapturing else { return try body() }
    fflush(nil)
    let size = lseek(memory, 0, SEEK_END)
    defer {
      fflush(nil)
      ftruncate(memory, size)
      lseek(memory, size, SEEK_SET)
    }
    return try body()
  }

  static func take(from memory: Int32, home: PrivateHome?) -> [UInt8] {
    let size = lseek(memory, 0, SEEK_END)
    guard size > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: Int(size))
    let count = max(0, pread(memory, &bytes, bytes.count, 0))
    ftruncate(memory, 0)
    lseek(memory, 0, SEEK_SET)
    var text = String(decoding: bytes[..<count], as: UTF8.self)
    text = PrivateHome.repeatable(text, in: home)
    if text.hasSuffix("\n") { text.removeLast() }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.flatMap { Array((mark + String($0).escapedForTerminal + "\n").utf8) }
  }
}
