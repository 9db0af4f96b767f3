import ShellLanguage

/// A table of text for an added command; aligns columns by display width.
public enum TextTable {
  /// One line for each row, with control characters in cells escaped.
  ///
  /// If the terminal has fewer `columns`, truncates the widest cells with an ellipsis.
  public static func lines(
    _ rows: [[String]], rightAligned: Set<Int> = [], columns: Int? = nil
  ) -> [String] {
    Columns.lines(
      rows.map { $0.map(\.escapedForTerminal) }, rightAligned: rightAligned, within: columns)
  }
}
