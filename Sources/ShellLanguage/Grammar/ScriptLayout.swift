/// A script as written: comments, blank lines, blocks, and uninterpreted words.
package struct ScriptLayout {
  /// An item on its own lines.
  package enum Item {
    case blank
    case comment(String)
    case statement(Piece)
  }

  /// A statement with its comments, transcript, and block.
  package struct Piece {
    /// The words as written, including quotes.
    package let words: [String]
    package let block: Block?
    package let lines: ClosedRange<Int>
    /// The comment after the statement on the same line.
    package var comment: String?
    /// The transcript lines as written, without the leading `|`.
    package var transcript: [String] = []
  }

  package struct Block {
    package let items: [Item]
    /// Whether the block is on one line.
    package let isInline: Bool
    /// The comment after the opening brace.
    package let comment: String?
  }

  /// A `% key: value` line.
  package struct Header {
    package let key: String
    package let value: String
    package let comment: String?
    /// The comments above it.
    package let above: [String]
  }

  /// The comments above the header.
  package let top: [Item]
  package let header: [Header]
  package let body: [Item]

  /// Parses a source; only its quotes, braces, and line starts must be valid.
  package init(_ source: Source) throws(ScriptErrors) {
    var reader = LayoutReader(source)
    do throws(Fault) {
      let body = try reader.items(of: nil).items
      (top, header, self.body) = (reader.top, reader.header, body)
    } catch {
      throw ScriptErrors([ScriptError(error.reason, in: source, at: error.range)])
    }
  }
}

/// Reads a layout, block by block.
private struct LayoutReader {
  private let source: Source
  private var lexer: Lexer
  package private(set) var top: [ScriptLayout.Item] = []
  package private(set) var header: [ScriptLayout.Header] = []
  private var isPastHeader = false

  package init(_ source: Source) {
    self.source = source
    lexer = Lexer(source)
  }

  /// Reads up to the end of the block opened at `opening`, or of the source.
  package mutating func items(
    of opening: Int?
  ) throws(Fault) -> (items: [ScriptLayout.Item], comment: String?) {
    let firstLine = lexer.lineNumber
    var items: [ScriptLayout.Item] = []
    var openingComment: String?
    while true {
      lexer.skipBlanks()
      switch lexer.byte {
      case nil:
        guard lexer.enterLine() else {
          guard let opening else { return (items, openingComment) }
          throw Fault(.unclosedBlock, at: opening..<opening + 1)
        }
        try startLine(&items)
      case UInt8(ascii: "#"):
        let comment = restOfLine()
        if opening != nil, items.isEmpty, lexer.lineNumber == firstLine {
          openingComment = comment
        } else {
          items.add(comment, on: lexer.lineNumber)
        }
      case UInt8(ascii: ";"): lexer.position += 1
      case UInt8(ascii: "}"):
        let place = lexer.position
        guard opening != nil else { throw Fault(.unopenedBlock, at: place..<place + 1) }
        lexer.position += 1
        return (items, openingComment)
      default:
        isPastHeader = true
        items.append(.statement(try piece()))
      }
    }
  }

  /// Reads what is allowed only at the start of a line.
  private mutating func startLine(_ items: inout [ScriptLayout.Item]) throws(Fault) {
    lexer.skipBlanks()
    let start = lexer.position
    if lexer.byte == nil {
      items.append(.blank)
    } else if lexer.take("|") {
      let line = source.text(lexer.position..<lexer.lineEnd)
      guard case .statement(var owner) = items.popLast() else {
        throw Fault(.strayTranscript, at: start..<start)
      }
      owner.transcript.append(line)
      items.append(.statement(owner))
      lexer.skipLine()
    } else if lexer.take("%") {
      guard !isPastHeader else { throw Fault(.lateHeader, at: start..<start + 1) }
      if header.isEmpty { top = items }
      let above = header.isEmpty ? [] : items.compactMap(\.comment)
      items = []
      header.append(headerLine(below: above))
    }
  }

  private mutating func headerLine(below above: [String]) -> ScriptLayout.Header {
    let line = source.text(lexer.position..<lexer.lineEnd)
    let text = line.withoutComment
    let comment = line[text.endIndex...].trimmed
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    lexer.skipLine()
    return ScriptLayout.Header(
      key: parts[0].trimmed, value: parts.count == 2 ? parts[1].trimmed : "",
      comment: comment.isEmpty ? nil : comment, above: above)
  }

  private mutating func piece() throws(Fault) -> ScriptLayout.Piece {
    let line = lexer.lineNumber
    var words: [String] = lexer.take("!") ? ["!"] : []
    lexer.skipBlanks()
    while !lexer.isAtStatementEnd, lexer.byte != UInt8(ascii: "{") {
      words.append(source.text(try lexer.word().range))
      lexer.skipBlanks()
    }
    guard lexer.byte == UInt8(ascii: "{") else {
      return ScriptLayout.Piece(words: words, block: nil, lines: line...line)
    }
    let opening = lexer.position
    lexer.position += 1
    let (items, comment) = try items(of: opening)
    lexer.skipBlanks()
    guard lexer.isAtStatementEnd else {
      let word = try lexer.word()
      throw Fault(.unexpected(word.text, hint: nil), at: word.range)
    }
    return ScriptLayout.Piece(
      words: words,
      block: ScriptLayout.Block(
        items: items, isInline: lexer.lineNumber == line, comment: comment),
      lines: line...lexer.lineNumber)
  }

  private mutating func restOfLine() -> String {
    defer { lexer.skipLine() }
    return source.text(lexer.position..<lexer.lineEnd)[...].trimmed
  }
}

extension ScriptLayout.Item {
  fileprivate var comment: String? {
    if case .comment(let text) = self { text } else { nil }
  }
}

extension [ScriptLayout.Item] {
  /// Adds a comment: after the only statement on its line, above several, or on its own line.
  fileprivate mutating func add(_ comment: String, on line: Int) {
    guard case .statement(var last) = self.last, last.lines.upperBound == line else {
      return append(.comment(comment))
    }
    let first = firstIndex { item in
      if case .statement(let piece) = item { piece.lines.lowerBound == line } else { false }
    }
    if let first, first < count - 1 {
      insert(.comment(comment), at: first)
    } else {
      last.comment = comment
      self[count - 1] = .statement(last)
    }
  }
}
