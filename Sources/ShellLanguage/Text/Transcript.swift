/// The output that a script expects of a statement.
package enum Transcript {
  /// Compares expected lines with the lines that came.
  package static func compare(
    _ expected: [TranscriptLine], with actual: [String]
  ) -> TranscriptComparison {
    let isAsExpected = WildcardMatch.covers(
      patterns: expected.count, items: actual.count,
      isWildcard: { expected[$0].isAnyLines },
      matches: { expected[$0].matches(actual[$1]) })
    return isAsExpected ? .matched : .mismatched(TranscriptDifference(expected, actual))
  }
}

/// Whether output came as a script expects it.
package enum TranscriptComparison: Sendable, Equatable {
  /// Every line as expected.
  case matched
  /// Some line is not.
  case mismatched(TranscriptDifference)
}
