/// The replacement of a range of a file.
struct Edit: Hashable {
  enum Piece: Hashable {
    case text(String)
    /// A part of the replaced range that is kept, apart from edits inside it.
    case source(Range<Int>)
  }

  var range: Range<Int>
  var pieces: [Piece]

  init(_ range: Range<Int>, _ pieces: [Piece]) {
    self.range = range
    self.pieces = pieces
  }

  init(_ range: Range<Int>, _ text: String) {
    self.init(range, [.text(text)])
  }
}
