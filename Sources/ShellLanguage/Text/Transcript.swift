/// The expected output of a statement.
package enum Transcript {
  /// Compares the expected lines with the actual ones.
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

/// Whether the output matched.
package enum TranscriptComparison: Sendable, Equatable {
  /// All lines matched.
  case matched
  /// Some line didn't match.
  case mismatched(TranscriptDifference)
}
