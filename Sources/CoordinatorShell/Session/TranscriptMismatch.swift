import ShellLanguage

/// Output that is not what the transcript says, and where the app stood.
package struct TranscriptMismatch: Sendable, Equatable {
  package let difference: TranscriptDifference
  /// The last step done.
  package let step: Int
  /// The tree before that step; nil where nobody kept it.
  package let before: Tree?
  /// The tree now.
  package let after: Tree
}
