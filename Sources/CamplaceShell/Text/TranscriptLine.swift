/// One expected line of a statement's output: what follows `| ` in a script.
public struct TranscriptLine: Sendable, Equatable {
  /// The line as written, without its `| `.
  public let text: String
  /// Where the text stands.
  public let location: SourceLocation
  let pattern: LinePattern

  /// An expected line; throws where a `(re)` line holds a pattern that makes no sense.
  public init(_ text: String, at location: SourceLocation) throws {
    self.text = text
    self.location = location
    pattern = try LinePattern(text)
  }

  /// Whether the line stands for any number of lines.
  public var isAnyLines: Bool { pattern == .anyLines }

  /// Whether one line of output is as expected; what is written literally is tried first.
  public func matches(_ line: String) -> Bool {
    line == text || pattern.matches(line)
  }
}
