import ShellLanguage

/// Records what a tested script reports: output as text, failures as values.
@MainActor package final class TestReporter: SilentReporter {
  private let output: any Output
  private let failureText = Collected()
  private lazy var failures = TextReporter(
    to: failureText,
    style: TextReporter.Style(glyphs: .unicode, paint: .plain, echoes: true, isQuiet: true))
  private lazy var looks = TextReporter(
    to: output,
    style: TextReporter.Style(glyphs: .unicode, paint: .plain, echoes: true, isQuiet: true))

  /// The reported session, retained so that its state is available when the script has ended.
  package var session: Session?
  package private(set) var failed: [ScriptResult.Failure] = []

  package init(to output: any Output) {
    self.output = output
  }

  /// Text that is processed further, and not shown.
  private final class Collected: Output {
    package var text = ""
    package func write(_ text: String) { self.text += text }
    package func writeError(_ text: String) { self.text += text }
  }

  package override func looked(_ session: Session, _ statement: Statement, lines: [String]) {
    looks.looked(session, statement, lines: lines)
  }

  package override func failed(_ failure: StepFailure, _ statement: Statement) {
    failureText.text = ""
    failures.failed(failure, statement)
    // The message and the statement, which come first, have their own fields.
    let lines = failureText.text.split(separator: "\n", omittingEmptySubsequences: false)
    failed.append(
      ScriptResult.Failure(
        place: ScriptResult.Place(statement.location), step: session?.stepCount ?? 0,
        statement: statement.text, message: failure.message,
        details: lines.dropFirst(2).dropLast().map(String.init)))
  }

  package override func notice(_ text: String) {
    looks.notice(text)
  }
}
