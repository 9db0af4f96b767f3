import ShellLanguage

/// Output that differs from its transcript, and the state of the app.
package struct TranscriptMismatch: Sendable, Equatable {
  package let difference: TranscriptDifference
  /// The last completed step.
  package let step: Int
  /// The tree before that step; nil if it wasn't kept.
  package let before: Tree?
  /// The current tree.
  package let after: Tree
}
