/// One expected line of a statement's output: what follows `| ` in a script.
package struct TranscriptLine: Sendable, Equatable {
  /// The line as written, without its `| `.
  package let text: String
  /// Where the text stands.
  package let location: SourceLocation
  package let pattern: LinePattern

  /// An expected line; throws where a `(re)` line holds a pattern that makes no sense.
  package init(_ text: String, at location: SourceLocation) throws {
    self.text = text
    self.location = location
    pattern = try LinePattern(text)
  }

  /// Whether the line stands for any number of lines.
  package var isAnyLines: Bool { pattern == .anyLines }

  /// Whether one line of output is as expected; what is written literally is tried first.
  package func matches(_ line: String) -> Bool {
    line == text || pattern.matches(line)
  }
}
