import ShellLanguage

/// Which rows of a tree are left out where it is longer than the screen: those that a step did not
/// change and that do not lead to one that it did, or to the visible screen.
package struct FoldedTree {
  /// A row to show, or so many that are left out in a row.
  package enum Part: Equatable {
    case row(Int)
    case folded(Range<Int>)
  }

  /// What is known of a row.
  package struct Row {
    package let depth: Int
    package let isKept: Bool
  }

  /// The parts from top to bottom; every row is in one of them.
  package static func parts(_ rows: [Row]) -> [Part] {
    var isShown = rows.map { $0.isKept || $0.depth == 0 }
    for index in rows.indices where rows[index].isKept {
      var depth = rows[index].depth
      for above in rows[..<index].indices.reversed() where rows[above].depth < depth {
        isShown[above] = true
        depth = rows[above].depth
      }
      // The neighbors say where in its list a row stands.
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

  /// Two rows are as short as the line that would stand for them.
  private static func fold(_ range: Range<Int>) -> [Part] {
    range.count <= 2 ? range.map { .row($0) } : [.folded(range)]
  }
}
