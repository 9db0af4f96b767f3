import ShellLanguage

/// What a session keeps of its statements' output, for scripts with transcripts.
package struct TranscriptKeeping {
  /// Whether to keep the commands' output.
  package var keepsOutput = false
  /// Whether to keep the tree before each step for the following ones.
  ///
  /// A later `tree` must print the same whether or not output is shown.
  package var keepsChanges = false
  /// The output of the current statement, if it is kept.
  package var printed: [String]?
  /// Receives the transcripts and the actual output instead of comparing them.
  package var receive: ((Statement, [String]) -> Void)?
}
