import CoordinatorShellCore
import Glibc

/// The progress line of an exploration on a terminal.
@MainActor final class ExploringProgress {
  private let start = ContinuousClock.now
  private let isShown: Bool
  private var shown = ContinuousClock.now
  private var hasLine = false
  private var before = 0
  private var states = 0
  private var found = 0

  init(isShown: Bool) {
    self.isShown = isShown
  }

  /// Shows the results of a round.
  func take(_ explorer: Explorer, _ found: Int) {
    before = explorer.moves
    states = explorer.model.stateCount
    self.found = found
  }

  /// Shows the number of started moves, including the current round's, and the current move, twice
  /// a second.
  func show(_ moves: Int, trying: () -> String) {
    let now = ContinuousClock.now
    guard isShown, now - shown > .milliseconds(500) else { return }
    shown = now
    hasLine = true
    let all = before + moves
    let rate = Int(Double(all) / max((now - start) / .seconds(1), 0.001))
    let line = "\(all) moves, \(rate) a second, \(states) states, \(found) found"
    let move = trying().escapedForTerminal
    let text = move.isEmpty ? line : "\(line), trying \(move)"
    // A wrapped line couldn't be overwritten.
    let width = (Environment.terminalSize(of: STDERR_FILENO)?.columns ?? 80) - 1
    write("\r\u{1b}[K" + text.fitting(width))
  }

  func end() {
    if hasLine { write("\r\u{1b}[K") }
    hasLine = false
  }

  private func write(_ text: String) {
    StandardOutput.write(Array(text.utf8), to: STDERR_FILENO)
  }
}
