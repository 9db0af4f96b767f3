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

  private let color: ColorChoice

  init(color: ColorChoice = .auto) {
    self.color = color
    Self.all.append(self)
  }

  /// The terminal that shows the output; nil if there is none.
  static var terminal: TerminalSize? { Environment.terminalSize(of: descriptor) }

  var errorStyle: ErrorStyle {
    ErrorStyle(
      paint: Environment.paint(color, on: STDERR_FILENO),
      terminal: Environment.terminalSize(of: STDERR_FILENO))
  }

  static func flushAll() {
    for output in all { output.flush() }
  }

  func write(_ text: String) {
    takeFromApp()
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= limit { flush() }
  }

  /// Writes lines for people, in the characters of the locale, and wrapped on a terminal.
  func tell(_ lines: [String]) {
    write(Self.fitted(lines, in: Self.terminal).map { $0 + "\n" }.joined())
  }

  func writeError(_ text: String) {
    flush()
    if pieces != nil {
      pieces?.append(Piece(text: text, isError: true))
      return
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let fitted = Self.fitted(lines, in: Environment.terminalSize(of: STDERR_FILENO))
    Self.write(Array(fitted.joined(separator: "\n").utf8), to: STDERR_FILENO)
  }

  private static func fitted(_ lines: [String], in terminal: TerminalSize?) -> [String] {
    WrappedText.lines(lines.map(Environment.glyphs.spelled), in: terminal)
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
    if pieces != nil {
      pieces?.append(Piece(text: String(decoding: buffer, as: UTF8.self), isError: false))
      buffer.removeAll(keepingCapacity: true)
      return
    }
    if !Self.write(buffer, to: Self.descriptor), errno != EPIPE {
      let reason = String(cString: strerror(errno))
      Self.write(Array("error: cannot write the output: \(reason)\n".utf8), to: STDERR_FILENO)
      exit(ExitCode.failed.rawValue)
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Something that one process has said, for another to write.
  struct Piece: Codable {
    let text: String
    let isError: Bool
  }

  /// What is written while this isn't nil.
  private var pieces: [Piece]?

  /// Calls `body`, and returns its result and everything that it has written, in order.
  func recorded<Result>(_ body: () -> Result) -> (result: Result, pieces: [Piece]) {
    pieces = []
    let result = body()
    flush()
    defer { pieces = nil }
    return (result, pieces ?? [])
  }

  /// Writes what another process has said.
  func write(_ pieces: [Piece]) {
    for piece in pieces {
      if piece.isError { writeError(piece.text) } else { write(piece.text) }
    }
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
