/// The changed parts of a text with surrounding lines, as in `diff -u`.
package struct UnifiedDiff {
  /// A range of lines that are changed or near a change.
  package struct Hunk: Equatable {
    /// `@@ -12,3 +12,4 @@`: the line ranges before and after the change.
    package let heading: String
    package let lines: [TranscriptDifference.Line]
  }

  package let hunks: [Hunk]

  private static let context = 3

  /// The hunks of all `lines`; `first` is the number of the first line.
  package init(_ lines: [TranscriptDifference.Line], first: Int = 1) {
    let changed = lines.indices.filter { !lines[$0].isKept }
    var ranges: [Range<Int>] = []
    for index in changed {
      let start = max(0, index - Self.context)
      let end = min(lines.count, index + 1 + Self.context)
      if let last = ranges.last, start <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<end
      } else {
        ranges.append(start..<end)
      }
    }
    var (old, new) = (first, first)
    var next = 0
    hunks = ranges.map { range in
      for line in lines[next..<range.lowerBound] { Self.count(line, &old, &new) }
      next = range.upperBound
      let (oldStart, newStart) = (old, new)
      for line in lines[range] { Self.count(line, &old, &new) }
      let before = Self.span(oldStart, old - oldStart)
      let after = Self.span(newStart, new - newStart)
      return Hunk(heading: "@@ -\(before) +\(after) @@", lines: Array(lines[range]))
    }
  }

  /// The lines for display, escaped for a terminal.
  package func lines(paint: Paint) -> [String] {
    hunks.flatMap { hunk in
      [paint.dim(hunk.heading)]
        + hunk.lines.map { line in
          switch line {
          case .kept(let text): " \(text.escapedForTerminal)"
          case .missing(let text): paint.removed("-\(text.escapedForTerminal)")
          case .unexpected(let text): paint.added("+\(text.escapedForTerminal)")
          }
        }
    }
  }

  private static func count(_ line: TranscriptDifference.Line, _ old: inout Int, _ new: inout Int) {
    switch line {
    case .kept:
      old += 1
      new += 1
    case .missing: old += 1
    case .unexpected: new += 1
    }
  }

  /// A line range; an empty one starts at the line before it.
  private static func span(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start)" : "\(count == 0 ? start - 1 : start),\(count)"
  }
}

extension TranscriptDifference.Line {
  package var isKept: Bool {
    if case .kept = self { true } else { false }
  }
}
