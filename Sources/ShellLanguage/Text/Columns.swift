/// Formats rows of cells as aligned columns.
package enum Columns {
  /// The width to which a column may be truncated.
  private static let least = 8
  private static let gap = 2

  /// One line for each row; columns are as wide as their widest cell, by display width.
  ///
  /// If the columns exceed `limit`, truncates the widest ones.
  package static func lines(
    _ rows: [[String]], rightAligned: Set<Int> = [], within limit: Int? = nil
  ) -> [String] {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.displayWidth)
      }
    }
    if let limit { shrink(&widths, to: limit) }
    return rows.map { row in
      var line = ""
      var pending = 0
      for (column, cell) in row.enumerated() where widths[column] > 0 {
        let cell = limit == nil ? cell : cell.fitting(widths[column])
        let blank = widths[column] - cell.displayWidth
        let (before, after) = rightAligned.contains(column) ? (blank, 0) : (0, blank)
        if !cell.isEmpty {
          line += String(repeating: " ", count: pending + before) + cell
          pending = 0
        } else {
          pending += before
        }
        pending += after + gap
      }
      return line
    }
  }

  /// Repeatedly narrows the widest column until all columns fit.
  private static func shrink(_ widths: inout [Int], to limit: Int) {
    func total(_ widths: [Int]) -> Int {
      widths.reduce(0) { $0 + ($1 > 0 ? $1 + gap : 0) } - gap
    }
    while total(widths) > limit, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }),
      widths[widest] > least
    {
      widths[widest] -= 1
    }
  }
}

extension String {
  /// The text truncated to `width` columns, with a mark at the end.
  package func fitting(_ width: Int) -> String {
    if displayWidth <= width { return self }
    var room = width - 1
    let kept = prefix { character in
      room -= DisplayWidth.of(character)
      return room >= 0
    }
    return width > 0 ? kept + "…" : ""
  }
}
