/// A location in a script.
package struct SourceLocation: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The source's name, usually a path.
  package let source: String
  /// The line number, from 1.
  package let line: Int
  /// The character's number in the line, from 1.
  package let column: Int

  /// Creates a location in a script.
  package init(source: String, line: Int, column: Int) {
    self.source = source
    self.line = line
    self.column = column
  }

  /// The source's name of a typed line, whose locations aren't worth printing.
  package static let typedSource = "<input>"

  /// Whether it is in a line typed at the prompt.
  package var isTyped: Bool { source == Self.typedSource }

  /// `file:line:column`, as compilers and editors write it.
  package var description: String {
    "\(source.escapedForTerminal):\(line):\(column)"
  }
}
