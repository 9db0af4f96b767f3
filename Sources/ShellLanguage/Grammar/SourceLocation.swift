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

  /// `file:line:column`, as compilers and editors print it.
  package var description: String {
    "\(source.escapedForTerminal):\(line):\(column)"
  }
}
