/// Output that is not what the transcript says, and where the app stood.
public struct TranscriptMismatch: Sendable, Equatable {
  public let difference: TranscriptDifference
  /// The last step done.
  public let step: Int
  /// The tree before that step; nil where nobody kept it.
  public let before: Tree?
  /// The tree now.
  public let after: Tree
}
