import ShellLanguage

/// Draws a tree as lines of text.
package struct TreeText {
  package let glyphs: Glyphs
  package let paint: Paint

  private struct Row {
    var name: String
    /// The branches before the name, and the type's name.
    var art: String
    var type: String
    var depth: Int
    var detail: String
    var isVisible: Bool
    var mark: TreeChanges.Mark?
  }

  package init(glyphs: Glyphs, paint: Paint = .plain) {
    self.glyphs = glyphs
    self.paint = paint
  }

  /// One line for each node, with columns aligned by display width and without trailing spaces.
  ///
  /// If there are more than `most` rows, folds those that didn't change. If a row would be wider
  /// than `width`, two blanks separate the columns.
  package func lines(
    _ changes: TreeChanges, most: Int? = nil, width: Int? = nil
  ) -> [String] {
    var rows: [Row] = []
    for root in changes.merged.roots {
      append(root, changes, lead: "", branch: "", depth: 0, to: &rows)
    }
    var nameWidth = (rows.lazy.map(\.name.displayWidth).max() ?? 0) + 4
    var detailWidth = (rows.lazy.map(\.detail.displayWidth).max() ?? 0) + 4
    if let width, nameWidth + detailWidth + glyphs.visible.displayWidth + 4 > width {
      (nameWidth, detailWidth) = (0, 0)
    }
    if let most, rows.count > most { return folded(rows, nameWidth, detailWidth) }
    return rows.map { line($0, nameWidth, detailWidth) }
  }

  private func folded(_ rows: [Row], _ nameWidth: Int, _ detailWidth: Int) -> [String] {
    let known = rows.map {
      FoldedTree.Row(depth: $0.depth, isKept: $0.isVisible || $0.mark != nil)
    }
    return FoldedTree.parts(known).map { part in
      switch part {
      case .row(let index): return line(rows[index], nameWidth, detailWidth)
      case .folded(let range):
        let types = Set(rows[range].map(\.type))
        let type = types.count == 1 ? " \(types.first ?? "")" : ""
        return paint.dim(
          "\(rows[range.lowerBound].art)\(glyphs.ellipsis) \(range.count) more\(type)")
      }
    }
  }

  private func line(_ row: Row, _ nameWidth: Int, _ detailWidth: Int) -> String {
    var line = row.name
    func pad(to width: Int) {
      line += String(repeating: " ", count: max(2, width - line.displayWidth))
    }
    if !row.detail.isEmpty || row.isVisible || row.mark != nil { pad(to: nameWidth) }
    line += row.detail
    if row.isVisible || row.mark != nil { pad(to: nameWidth + detailWidth) }
    let place = row.isVisible ? glyphs.visible : ""
    line += place
    if row.mark != nil { line += place.isEmpty ? "" : "   " }
    return paint.row(line + sign(row.mark), mark: row.mark, isVisible: row.isVisible)
  }

  private func append(
    _ node: Tree.Node, _ changes: TreeChanges, lead: String, branch: String, depth: Int,
    to rows: inout [Row]
  ) {
    let sheet = node.presentation == nil ? "" : glyphs.presented
    rows.append(
      Row(
        name: lead + branch + sheet + node.label.text.escapedForTerminal, art: lead + branch,
        type: node.label.typeName.escapedForTerminal, depth: depth, detail: detail(node),
        isVisible: node.isVisible, mark: changes.mark(of: node.label)))
    let below =
      branch.isEmpty
      ? lead
      : lead + (branch == glyphs.branch ? glyphs.trunk : "   ")
    for (index, child) in node.children.enumerated() {
      let isLast = index == node.children.count - 1
      append(
        child, changes, lead: below, branch: isLast ? glyphs.lastBranch : glyphs.branch,
        depth: depth + 1, to: &rows)
    }
  }

  private func detail(_ node: Tree.Node) -> String {
    var text = ""
    func add(_ part: String) {
      if !text.isEmpty { text += " " }
      text += part
    }
    if let tab = node.tab {
      add("tab \(tab.title.escapedForTerminal)")
      if tab.isSelected { add(glyphs.selected) }
    }
    if let title = node.title { add("\"\(title.escapedForTerminal)\"") }
    switch node.presentation {
    case .sheet(let share): add("sheet \(Self.thousandths(share))")
    case .cover(let style): add(style)
    case nil: break
    }
    if let count = node.reduced { add("reduced \(count)") }
    return text
  }

  private func sign(_ mark: TreeChanges.Mark?) -> String {
    switch mark {
    case .appeared: glyphs.appeared
    case .gone: glyphs.gone
    case .moved: glyphs.moved
    case nil: ""
    }
  }

  /// Rounds to three decimals, without a locale and without Foundation.
  private static func thousandths(_ share: Double) -> String {
    let scaled = Int((share * 1000).rounded())
    let digits = String(scaled % 1000)
    return "\(scaled / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
