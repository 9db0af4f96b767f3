/// How much fits on the terminal that a person looks at.
package struct TerminalSize: Sendable, Equatable {
  package let columns: Int
  package let rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

extension Reporter {
  /// The terminal that a person types at; nil for scripts, pipes and programs, which get everything
  /// whole and at any width.
  package var terminal: TerminalSize? { nil }
}
