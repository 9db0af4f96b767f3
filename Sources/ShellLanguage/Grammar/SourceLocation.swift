/// A place in a script.
package struct SourceLocation: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The name of the source, mostly a path.
  package let source: String
  /// The line, counted from 1.
  package let line: Int
  /// The character in the line, counted from 1.
  package let column: Int

  /// A place in a script.
  package init(source: String, line: Int, column: Int) {
    self.source = source
    self.line = line
    self.column = column
  }

  /// `file:line:column`, as compilers and editors write it.
  package var description: String {
    "\(source.escapedForTerminal):\(line):\(column)"
  }
}
