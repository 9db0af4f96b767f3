import CLinux
import CoordinatorShellCore
import Glibc
import ShellLanguage

/// What the app itself prints, held back until the shell writes next, and marked as the app's.
///
/// While it is captured, standard output leads to memory, which the process that started this one can
/// read when this one is gone.
@MainActor final class AppOutput {
  /// Stands before each line that the app printed.
  static let mark = "app: "

  /// Where the shell itself writes meanwhile.
  private let terminal: Int32
  private let memory: Int32
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

  /// Writes what was held back, and lets the app print where everything else goes.
  func release() {
    guard isCapturing else { return }
    StandardOutput.flushAll()
    fflush(nil)
    dup2(terminal, STDOUT_FILENO)
    StandardOutput.descriptor = STDOUT_FILENO
    isCapturing = false
  }

  /// Takes what the app has printed, in lines with its mark; empty where there is nothing.
  func take() -> [UInt8] {
    guard isCapturing else { return [] }
    fflush(nil)
    return Self.take(from: memory)
  }

  /// What `body` prints is nowhere: it was printed when it happened.
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

  static func take(from memory: Int32) -> [UInt8] {
    let size = lseek(memory, 0, SEEK_END)
    guard size > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: Int(size))
    let count = max(0, pread(memory, &bytes, bytes.count, 0))
    ftruncate(memory, 0)
    lseek(memory, 0, SEEK_SET)
    var text = String(decoding: bytes[..<count], as: UTF8.self)
    if text.hasSuffix("\n") { text.removeLast() }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.flatMap { Array((mark + String($0).escapedForTerminal + "\n").utf8) }
  }
}
