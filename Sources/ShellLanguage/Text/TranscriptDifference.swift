/// The minimal difference between expected and actual output.
package struct TranscriptDifference: Sendable, Equatable {
  /// One line of a unified diff.
  package enum Line: Sendable, Equatable {
    /// Matched; the text is that of the expectation, including wildcards.
    case kept(String)
    /// Expected but missing.
    case missing(String)
    /// Actual but not expected.
    case unexpected(String)
  }

  /// All lines in order.
  ///
  /// The kept and unexpected lines form the transcript that would match.
  package private(set) var lines: [Line] = []
  /// The index of the first expected line without a match, from 0; the count if all matched.
  package let expectedIndex: Int
  /// The index of the first unexpected line of output, from 0; the count if the output ended early.
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
