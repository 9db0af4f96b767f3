/// A source line with a marked range.
package struct SourceExcerpt: Sendable {
  /// The text before the range, in the range, and after it, limited to what a message can show.
  private let before: String
  private let marked: String
  private let after: String
  private let isCutBefore: Bool
  private let isCutAfter: Bool

  /// Enough for any terminal, but small, because a script may have many errors.
  private static let reach = 400

  package init(of source: Source, _ range: Range<Int>) {
    let line = source.line(around: range.lowerBound)
    let start = min(range.lowerBound, line.upperBound)
    let end = min(max(range.upperBound, start), line.upperBound)
    let first = source.boundary(atOrAfter: max(line.lowerBound, start - Self.reach), limit: start)
    let markEnd = source.boundary(atOrAfter: min(end, start + Self.reach), limit: end)
    let last = source.boundary(
      atOrAfter: min(line.upperBound, markEnd + Self.reach), limit: line.upperBound)
    before = source.text(first..<start)
    marked = source.text(start..<markEnd)
    after = source.text(markEnd..<last)
    isCutBefore = first > line.lowerBound
    isCutAfter = last < line.upperBound
  }

  /// The line and a caret line below it, both within the given width.
  package func rendered(width: Int) -> [String] {
    var layout = Layout()
    layout.append(before)
    let markStart = layout.cells.count
    layout.append(marked)
    let markEnd = layout.cells.count
    layout.append(after)
    return layout.window(
      around: markStart..<markEnd, width: max(width, 20), isCut: (isCutBefore, isCutAfter))
  }
}

/// The text as cells that each show one character.
private struct Layout {
  package struct Cell {
    package let text: String
    package let width: Int
  }

  package private(set) var cells: [Cell] = []
  private var column = 0

  package mutating func append(_ text: String) {
    for character in text {
      let cell: Cell
      if character == "\t" {
        let width = 8 - column % 8
        cell = Cell(text: String(repeating: " ", count: width), width: width)
      } else {
        let shown = String(character).escapedForTerminal
        cell = Cell(text: shown, width: DisplayWidth.of(shown))
      }
      column += cell.width
      cells.append(cell)
    }
  }

  package func window(
    around mark: Range<Int>, width: Int, isCut: (before: Bool, after: Bool)
  ) -> [String] {
    var (start, end) = (mark.lowerBound, mark.lowerBound)
    var used = 0
    // Starts with the marked range, adds a third of the width before it, then extends to the right
    // and left.
    let markLimit = width * 2 / 3 - 2
    while end < mark.upperBound, used + cells[end].width <= markLimit {
      used += cells[end].width
      end += 1
    }
    let markWidth = used
    func growLeft(to limit: Int) {
      while start > 0, used + cells[start - 1].width <= limit {
        start -= 1
        used += cells[start].width
      }
    }
    func growRight(to limit: Int) {
      while end < cells.count, used + cells[end].width <= limit {
        used += cells[end].width
        end += 1
      }
    }
    growLeft(to: markWidth + (width - 2 - markWidth) / 2)
    growRight(to: width - 2)
    growLeft(to: width - 2)
    let head = start > 0 || isCut.before ? "…" : ""
    let tail = end < cells.count || isCut.after ? "…" : ""
    let indent = cells[start..<mark.lowerBound].reduce(head.count) { $0 + $1.width }
    let line = head + cells[start..<end].map(\.text).joined() + tail
    let caret = String(repeating: " ", count: indent) + "^"
    return [line, caret + String(repeating: "~", count: max(markWidth - 1, 0))]
  }
}

extension Source {
  /// The first offset that isn't inside a character.
  fileprivate func boundary(atOrAfter offset: Int, limit: Int) -> Int {
    var offset = offset
    while offset < limit, bytes[offset] & 0xc0 == 0x80 { offset += 1 }
    return offset
  }
}
