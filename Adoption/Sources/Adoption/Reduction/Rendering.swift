/// Applies a file's edits so that every line keeps its number.
///
/// Text after an edit also keeps its column, unless the new text is longer than the old one.
struct Rendering {
  private(set) var bytes: [UInt8] = []
  private var segments: [Segment] = []
  private var line = 0
  private var column = 0
  private let file: AppFile

  /// A part of the new text, and its origin.
  private struct Segment {
    var start: Int
    var origin: Origin
  }

  enum Origin: Equatable {
    case source(Int)
    /// Inside the text that replaces this range.
    case edit(Range<Int>)
  }

  /// `prefix` is inserted at the start of the first line.
  init(_ file: AppFile, edits: [Edit], prefix: String = "") {
    self.file = file
    if !prefix.isEmpty {
      segments.append(Segment(start: 0, origin: .edit(0..<0)))
      append(prefix.utf8)
    }
    bytes.reserveCapacity(file.bytes.count)
    let sorted = edits.sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
    render(0..<file.bytes.count, sorted[...])
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The origin of a location in the new text; line and column are counted from 1.
  func origin(line: Int, column: Int) -> Origin {
    var offset = 0
    var current = 1
    while current < line, offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "\n") { current += 1 }
      offset += 1
    }
    offset = min(offset + column - 1, bytes.count)
    guard let segment = segments.last(where: { $0.start <= offset }) else { return .source(0) }
    guard case .source(let start) = segment.origin else { return segment.origin }
    return .source(start + offset - segment.start)
  }

  private mutating func render(_ range: Range<Int>, _ edits: ArraySlice<Edit>) {
    var position = range.lowerBound
    var rest = edits.drop { $0.range.lowerBound < range.lowerBound }
    while let edit = rest.first, edit.range.lowerBound < range.upperBound {
      rest = rest.dropFirst()
      guard edit.range.lowerBound >= position, edit.range.upperBound <= range.upperBound else {
        continue
      }
      copy(position..<edit.range.lowerBound)
      align(to: edit.range.lowerBound)
      let within = rest.prefix { $0.range.lowerBound < edit.range.upperBound }
      for piece in edit.pieces {
        switch piece {
        case .text(let text):
          segments.append(Segment(start: bytes.count, origin: .edit(edit.range)))
          append(text.utf8)
        case .source(let part):
          render(part, within)
        }
      }
      segments.append(Segment(start: bytes.count, origin: .edit(edit.range)))
      position = edit.range.upperBound
      rest = rest.drop { $0.range.lowerBound < position }
    }
    copy(position..<range.upperBound)
  }

  private mutating func copy(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    align(to: range.lowerBound)
    segments.append(Segment(start: bytes.count, origin: .source(range.lowerBound)))
    append(file.bytes[range])
  }

  private mutating func align(to offset: Int) {
    let wanted = file.line(at: offset)
    while line < wanted { append(CollectionOfOne(UInt8(ascii: "\n"))) }
    guard line == wanted else { return }
    for _ in 0..<max(0, file.column(at: offset) - column) {
      append(CollectionOfOne(UInt8(ascii: " ")))
    }
  }

  private mutating func append(_ new: some Sequence<UInt8>) {
    for byte in new {
      bytes.append(byte)
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 0
      } else {
        column += 1
      }
    }
  }
}
