/// Splits a source into lines, and a line into words.
package struct Lexer {
  package let source: Source
  package private(set) var lineNumber = 0
  package private(set) var lineStart = 0
  package private(set) var lineEnd = 0
  package var position = 0
  private var nextLine = 0

  package init(_ source: Source) {
    self.source = source
  }

  /// Advances to the next line; returns false at the end of the source.
  package mutating func enterLine() -> Bool {
    let bytes = source.bytes
    guard nextLine < bytes.count else { return false }
    lineNumber += 1
    lineStart = nextLine
    position = lineStart
    var end = lineStart
    while end < bytes.count, bytes[end] != .newline { end += 1 }
    nextLine = end + 1
    lineEnd = end > lineStart && bytes[end - 1] == .carriageReturn ? end - 1 : end
    return true
  }

  /// The byte at the current position; nil at the end of the line.
  package var byte: UInt8? { position < lineEnd ? source.bytes[position] : nil }

  package mutating func skipBlanks() {
    while position < lineEnd {
      let length = source.bytes.blank(at: position)
      if length == 0 { return }
      position += length
    }
  }

  package mutating func skipLine() { position = lineEnd }

  /// Advances past the byte if it comes next.
  package mutating func take(_ wanted: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: wanted) else { return false }
    position += 1
    return true
  }

  /// Whether the statement ends here.
  package var isAtStatementEnd: Bool {
    switch byte {
    case nil, UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: "#"): true
    default: false
    }
  }

  /// Reads the word at the current position, which isn't a blank.
  package mutating func word() throws(Fault) -> Word {
    let start = position
    if take("\"") { return try string(from: start) }
    if let byte, byte.startsSomethingElse, byte != UInt8(ascii: "$") {
      position += 1
      let hint = byte == UInt8(ascii: "|") ? "expected output needs its own line" : nil
      throw Fault(.unexpected(source.text(start..<position), hint: hint), at: start..<position)
    }
    if let fault = foreignQuote { throw fault }
    while let byte, !byte.endsWord, source.bytes.blank(at: position) == 0 {
      if byte < 0x20 || byte == 0x7f { throw controlCharacter() }
      position += 1
    }
    try expectGap()
    return Word(text: source.text(start..<position), isQuoted: false, range: start..<position)
  }

  /// The error for a text in single or typographic quotes at the current position.
  private var foreignQuote: Fault? {
    guard position < lineEnd, ForeignQuotes.mayStart(source.bytes[position]) else { return nil }
    let rest = source.text(position..<lineEnd)
    guard let quoted = ForeignQuotes.quoted(atStartOf: rest) else { return nil }
    return Fault(
      .foreignQuote(String(quoted.mark), text: quoted.text),
      at: position..<position + quoted.length)
  }

  private mutating func string(from start: Int) throws(Fault) -> Word {
    var text: [UInt8] = []
    var fault: Fault?
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        if let fault { throw fault }
        try expectGap()
        let string = String(decoding: text, as: UTF8.self)
        return Word(text: string, isQuoted: true, range: start..<position)
      case UInt8(ascii: "\\"):
        do throws(Fault) {
          text += try escape()
        } catch {
          fault = fault ?? error
        }
      case 0..<0x20 where byte != UInt8(ascii: "\t"), 0x7f:
        let found = controlCharacter()  // a separate statement, because it also advances
        fault = fault ?? found
      default:
        text.append(byte)
        position += 1
      }
    }
    throw Fault(.unterminatedString, at: start..<lineEnd)
  }

  private mutating func escape() throws(Fault) -> [UInt8] {
    let start = position
    position += 1
    guard let byte else { return [] }
    let end = position + source.characterLength(at: position)
    position = min(end, lineEnd)
    switch byte {
    case UInt8(ascii: "n"): return [.newline]
    case UInt8(ascii: "t"): return [UInt8(ascii: "\t")]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return [byte]
    case UInt8(ascii: "u"):
      guard take("{") else { break }
      let digits = position
      while let next = self.byte, next != UInt8(ascii: "}"), next != UInt8(ascii: "\"") {
        position += 1
      }
      let hex = source.text(digits..<position)
      guard take("}"), hex.utf8.count <= 6, !hex.hasPrefix("+"),
        let value = UInt32(hex, radix: 16), value != 0, let scalar = Unicode.Scalar(value)
      else { break }
      return Array(Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter)
    default: break
    }
    throw Fault(.badEscape(source.text(start..<position)), at: start..<position)
  }

  /// Requires a blank between a word and the next.
  private mutating func expectGap() throws(Fault) {
    guard let byte, source.bytes.blank(at: position) == 0,
      !byte.endsWord || byte == UInt8(ascii: "\"")
    else { return }
    let start = position
    position += source.characterLength(at: start)
    throw Fault(
      .unexpected(source.text(start..<position), hint: "a blank is missing before it"),
      at: start..<position)
  }

  private mutating func controlCharacter() -> Fault {
    let start = position
    position += 1
    let scalar = Unicode.Scalar(source.bytes[start])
    return Fault(.controlCharacter(scalar.escape), at: start..<position)
  }
}

extension Source {
  fileprivate func characterLength(at offset: Int) -> Int {
    switch bytes[offset] {
    case 0..<0xc0: 1
    case 0..<0xe0: 2
    case 0..<0xf0: 3
    default: 4
    }
  }
}
