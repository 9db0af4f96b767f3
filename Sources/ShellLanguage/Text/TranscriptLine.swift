/// One line of expected output: the text after `| ` in a script.
package struct TranscriptLine: Sendable, Equatable {
  /// The line as written, without `| `.
  package let text: String
  /// The location of the text.
  package let location: SourceLocation
  package let pattern: LinePattern

  /// Creates an expected line; throws an error if a `(re)` pattern is invalid.
  package init(_ text: String, at location: SourceLocation) throws {
    self.text = text
    self.location = location
    pattern = try LinePattern(text)
  }

  /// Whether the line matches any number of lines.
  package var isAnyLines: Bool { pattern == .anyLines }

  /// Whether a line of output matches; tries a literal match first.
  package func matches(_ line: String) -> Bool {
    line == text || pattern.matches(line)
  }
}
