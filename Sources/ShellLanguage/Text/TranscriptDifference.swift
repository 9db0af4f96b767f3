/// How output differs from what a script expects, as few lines as can be.
package struct TranscriptDifference: Sendable, Equatable {
  /// One line of a unified diff.
  package enum Line: Sendable, Equatable {
    /// Came as expected; the text is the expectation's, wildcards and all.
    case kept(String)
    /// Expected, but did not come.
    case missing(String)
    /// Came, but was not expected.
    case unexpected(String)
  }

  /// All lines in order.
  ///
  /// What is kept or unexpected makes the transcript that would match.
  package private(set) var lines: [Line] = []
  /// The first expected line that was not met, counted from 0; the count if all were.
  package let expectedIndex: Int
  /// The first line of output that was not expected, counted from 0; the count if it ended early.
  package let actualIndex: Int

  package init(_ expected: [TranscriptLine], _ actual: [String]) {
    var start = 0
    while start < min(expected.count, actual.count), !expected[start].isAnyLines,
      expected[start].matches(actual[start])
    {
      lines.append(.kept(expected[start].text))
      start += 1
    }
    var tail: [Line] = []
    var (expectedEnd, actualEnd) = (expected.count, actual.count)
    while expectedEnd > start, actualEnd > start, !expected[expectedEnd - 1].isAnyLines,
      expected[expectedEnd - 1].matches(actual[actualEnd - 1])
    {
      expectedEnd -= 1
      actualEnd -= 1
      tail.append(.kept(expected[expectedEnd].text))
    }
    let middle = TranscriptAlignment(
      Array(expected[start..<expectedEnd]), Array(actual[start..<actualEnd]))
    lines += middle.lines + tail.reversed()
    expectedIndex = start + middle.firstDifference.expected
    actualIndex = start + middle.firstDifference.actual
  }
}
