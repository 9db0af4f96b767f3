/// The size of the user's terminal.
package struct TerminalSize: Sendable, Equatable {
  package let columns: Int
  package let rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

extension Reporter {
  /// The user's terminal; nil for scripts, pipes and programs, which get complete output of any
  /// width.
  package var terminal: TerminalSize? { nil }
}
