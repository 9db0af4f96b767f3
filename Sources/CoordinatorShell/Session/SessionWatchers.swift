import ShellLanguage

/// Functions that are called from statement to statement.
@MainActor package struct SessionWatchers {
  /// Called before each statement, including those of blocks and included files.
  package var willExecute: (@MainActor (Statement) -> Void)?
  /// Called at every step, by a replay for example.
  package var afterStep: (@MainActor (Session) -> Void)?
  /// Records what each statement does, for a report.
  package var recorder: TraceRecorder?
}
