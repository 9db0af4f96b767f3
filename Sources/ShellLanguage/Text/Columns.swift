/// Formats rows of cells as aligned columns.
package enum Columns {
  /// One line per row; each column is as wide as its widest cell, by display width.
  package static func lines(_ rows: [[String]], rightAligned: Set<Int> = []) -> [String] {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.displayWidth)
      }
    }
    return rows.map { row in
      var line = ""
      var pending = 0
      for (column, cell) in row.enumerated() where widths[column] > 0 {
        let blank = widths[column] - cell.displayWidth
        let (before, after) = rightAligned.contains(column) ? (blank, 0) : (0, blank)
        if !cell.isEmpty {
          line += String(repeating: " ", count: pending + before) + cell
          pending = 0
        } else {
          pending += before
        }
        pending += after + 2
      }
      return line
    }
  }
}
