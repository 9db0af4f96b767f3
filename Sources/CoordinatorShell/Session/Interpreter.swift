import ShellLanguage

/// How far a session has executed its statements.
package struct Interpreter {
  /// The current statement, and the step count at its start.
  package var running: (statement: Statement, start: Int)?
  /// The index of the current statement in its script.
  package var position = 0
  /// The rest of the typed line after the current statement.
  package var restOfLine: [String] = []
  /// Whether a `repeat` is running and counts growth.
  package var isRepeating = false
  /// Whether a statement has failed in a script that continues after failures.
  package var hasFailed = false
  /// The unexpected findings of earlier launches, which `reset` and `app` ended.
  package var earlierFindings: [ReportedFinding] = []
  /// Whether the app has ended its process during the session.
  package var appHasEnded = false
  /// The result of the current statement in the previous process.
  package var resumption: SessionImage.Continuation?
}
