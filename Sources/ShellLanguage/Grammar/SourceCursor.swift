/// Converts byte offsets to lines and columns; cheap for increasing offsets.
package struct SourceCursor {
  private let source: Source
  private var line = 1
  private var lineStart = 0
  private var counted = (offset: 0, column: 1)

  package init(_ source: Source) {
    self.source = source
  }

  /// Records where the next line starts.
  package mutating func enterLine(_ number: Int, at offset: Int) {
    line = number
    lineStart = offset
    counted = (offset, 1)
  }

  /// The location of an offset in the current line.
  package mutating func location(of offset: Int) -> SourceLocation {
    if offset < counted.offset { counted = (lineStart, 1) }
    let column = counted.column + characters(in: counted.offset..<offset)
    // A character certainly ends only before an ASCII character.
    if offset < source.bytes.count, source.bytes[offset] < 0x80 { counted = (offset, column) }
    return SourceLocation(source: source.name, line: line, column: column)
  }

  private func characters(in range: Range<Int>) -> Int {
    source.bytes[range].allSatisfy { $0 < 0x80 } ? range.count : source.text(range).count
  }
}
