/// A place in a script.
public struct SourceLocation: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The name of the source, mostly a path.
  public let source: String
  /// The line, counted from 1.
  public let line: Int
  /// The character in the line, counted from 1.
  public let column: Int

  /// A place in a script.
  public init(source: String, line: Int, column: Int) {
    self.source = source
    self.line = line
    self.column = column
  }

  /// `file:line:column`, as compilers and editors write it.
  public var description: String {
    "\(source.escapedForTerminal):\(line):\(column)"
  }
}
