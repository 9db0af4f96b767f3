import CoordinatorShellCore
import Glibc
import ShellLanguage

/// Prints the progress of a test run: one updated line on a terminal, or one line for each script
/// in a pipe.
@MainActor final class TestProgress {
  private let output: StandardOutput
  private let text: TestRunText
  private let isQuiet: Bool
  private let isTerminal: Bool
  private let total: Int
  private let started = ContinuousClock.now
  private var lastDrawn: ContinuousClock.Instant?
  private var faults = 0

  /// How often the line is redrawn.
  private static let pause = Duration.milliseconds(100)

  init(_ output: StandardOutput, _ text: TestRunText, isQuiet: Bool, total: Int) {
    self.output = output
    self.text = text
    self.isQuiet = isQuiet
    self.total = total
    isTerminal = Environment.isTerminal(STDOUT_FILENO) && Environment.value("TERM") != "dumb"
  }

  func ended(_ result: ScriptResult) {
    if !result.isGood { faults += 1 }
    guard !isQuiet else { return }
    // On a terminal, passed scripts are only counted.
    if isTerminal, result.isGood { return }
    clear()
    output.tell([text.line(result)])
    output.flush()
  }

  func goesOn(_ pool: WorkerPool) {
    guard isTerminal, !isQuiet else { return }
    let now = ContinuousClock.now
    if let lastDrawn, now - lastDrawn < Self.pause { return }
    lastDrawn = now
    let state = pool.state
    var line = "\(state.ended)/\(total)"
    if faults > 0 { line += ", \(faults) not passed" }
    if let left = timeLeft(state.ended, now) { line += ", about \(left) left" }
    if let script = state.running.first { line += "  \(script.escapedForTerminal)" }
    // A wrapped line couldn't be overwritten.
    let width = (StandardOutput.terminal?.columns ?? 80) - 1
    output.write("\r\u{1b}[K\(line.cut(toColumns: width, mark: ""))")
    output.flush()
  }

  /// The estimated remaining time; nil if it is unknown.
  private func timeLeft(_ ended: Int, _ now: ContinuousClock.Instant) -> String? {
    let passed = now - started
    guard ended > 0, total > ended, passed > Duration.seconds(1) else { return nil }
    let left = passed * Double(total - ended) / Double(ended)
    let seconds = Int((left / .seconds(1)).rounded(.up))
    return seconds < 100 ? "\(seconds) s" : "\((seconds + 59) / 60) min"
  }

  /// Erases the line.
  func clear() {
    guard isTerminal, lastDrawn != nil else { return }
    lastDrawn = nil
    output.write("\r\u{1b}[K")
  }
}
