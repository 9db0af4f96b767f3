import ShellLanguage

/// Folds a tree that is longer than the screen: omits rows that a step didn't change and that don't
/// lead to a changed one or to the visible screen.
package struct FoldedTree {
  /// A row to show, or a number of omitted rows.
  package enum Part: Equatable {
    case row(Int)
    case folded(Range<Int>)
  }

  /// What folding needs to know about a row.
  package struct Row {
    package let depth: Int
    package let isKept: Bool
  }

  /// The parts from top to bottom; each row belongs to exactly one.
  package static func parts(_ rows: [Row]) -> [Part] {
    var isShown = rows.map { $0.isKept || $0.depth == 0 }
    for index in rows.indices where rows[index].isKept {
      var depth = rows[index].depth
      for above in rows[..<index].indices.reversed() where rows[above].depth < depth {
        isShown[above] = true
        depth = rows[above].depth
      }
      // The neighbors determine a row's place in its list.
      for beside in [index - 1, index + 1] where rows.indices.contains(beside) {
        isShown[beside] = true
      }
    }
    var parts: [Part] = []
    var start: Int?
    for index in rows.indices {
      if isShown[index] {
        if let first = start { parts += fold(first..<index) }
        start = nil
        parts.append(.row(index))
      } else if start == nil {
        start = index
      }
    }
    if let first = start { parts += fold(first..<rows.count) }
    return parts
  }

  /// Two rows are as short as the line that would replace them.
  private static func fold(_ range: Range<Int>) -> [Part] {
    range.count <= 2 ? range.map { .row($0) } : [.folded(range)]
  }
}
