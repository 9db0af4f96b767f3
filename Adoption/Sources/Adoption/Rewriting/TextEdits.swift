/// Changes to a file's text, by UTF-8 offsets of the original.
struct TextEdits {
  private(set) var edits: [Edit] = []

  struct Edit: Equatable {
    var range: Range<Int>
    var text: [UInt8]
    /// The order of insertions at the same place, lower first.
    var order: Int
  }

  /// Replaces everything except line breaks with spaces.
  mutating func blank(_ range: Range<Int>, in source: [UInt8]) {
    guard !range.isEmpty else { return }
    add(range, source[range].map { $0 == 10 || $0 == 13 ? $0 : 32 })
  }

  /// Replaces a range; keeps its line breaks, and its width if the new text is shorter.
  mutating func replace(_ range: Range<Int>, with text: String, in source: [UInt8]) {
    var bytes = Array(text.utf8)
    let original = source[range]
    let breaks = original.count { $0 == 10 }
    if breaks > 0 {
      // The following text keeps its column.
      let tail =
        original.count - ((original.lastIndex(of: 10) ?? range.lowerBound) - range.lowerBound) - 1
      bytes += Array(repeating: 10, count: breaks) + Array(repeating: 32, count: tail)
    } else if bytes.count < original.count {
      bytes += Array(repeating: 32, count: original.count - bytes.count)
    }
    add(range, bytes)
  }

  mutating func insert(_ text: String, at offset: Int) {
    add(offset..<offset, Array(text.utf8))
  }

  /// Replaces the edits inside a range.
  mutating func override(_ range: Range<Int>, with text: [UInt8]) {
    edits.removeAll {
      range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
    }
    add(range, text)
  }

  private mutating func add(_ range: Range<Int>, _ text: [UInt8]) {
    edits.append(.init(range: range, text: text, order: edits.count))
  }

  /// The edited text of a part of the source.
  ///
  /// Leaves out an edit that overlaps an earlier one, because the outer edit determines the text.
  func apply(to source: [UInt8], within part: Range<Int>? = nil) -> (
    text: [UInt8], shifts: [ColumnShift]
  ) {
    let part = part ?? 0..<source.count
    let sorted =
      edits
      .filter { part.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= part.upperBound }
      .sorted { first, second in
        if first.range.lowerBound != second.range.lowerBound {
          return first.range.lowerBound < second.range.lowerBound
        }
        // Insertions come before replacements; of two ranges, the wider one takes precedence.
        if first.range.isEmpty != second.range.isEmpty { return first.range.isEmpty }
        if first.range.count != second.range.count {
          return first.range.count > second.range.count
        }
        return first.order < second.order
      }
    var result: [UInt8] = []
    result.reserveCapacity(source.count + 256)
    var shifts: [ColumnShift] = []
    var position = part.lowerBound
    for edit in sorted where edit.range.lowerBound >= position {
      result += source[position..<edit.range.lowerBound]
      result += edit.text
      position = edit.range.upperBound
      let growth = edit.text.count - edit.range.count
      if growth != 0, !edit.text.contains(10) {
        let lineStart = result.lastIndex(of: 10).map { $0 + 1 } ?? 0
        let line = 1 + source[..<edit.range.lowerBound].count { $0 == 10 }
        let before = shifts.last?.line == line ? shifts.last?.by ?? 0 : 0
        shifts.append(
          .init(line: line, column: result.count - lineStart + 1, by: before + growth))
      }
    }
    result += source[position..<part.upperBound]
    return (result, shifts)
  }
}
