import Glibc
import ShellLanguage

/// A progress line on standard error, which appears after a second.
///
/// Silent if standard error isn't a terminal.
@MainActor final class ProgressLine {
  private let start = ContinuousClock.now
  private let isShown =
    Environment.isTerminal(STDERR_FILENO) && Environment.value("TERM") != "dumb"
  private var lastShown: ContinuousClock.Instant?

  private static let patience = Duration.seconds(1)
  private static let pause = Duration.milliseconds(200)

  /// Shows the progress; creates the text only if it is shown.
  func show(_ text: () -> String) {
    guard isShown else { return }
    let now = ContinuousClock.now
    guard now - start > Self.patience else { return }
    if let lastShown, now - lastShown < Self.pause { return }
    lastShown = now
    let columns = (Environment.terminalSize(of: STDERR_FILENO)?.columns ?? 80) - 1
    let line = text().escapedForTerminal.fitting(columns)
    StandardOutput.write(Array("\r\u{1b}[K\(line)".utf8), to: STDERR_FILENO)
  }

  /// Erases the line.
  func end() {
    guard lastShown != nil else { return }
    lastShown = nil
    StandardOutput.write(Array("\r\u{1b}[K".utf8), to: STDERR_FILENO)
  }
}
