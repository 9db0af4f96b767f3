/// Parses one source: lines, blocks, and header; `StatementParsing` parses statements.
package struct SourceParser {
  package static let lineLimit = 64 * 1024
  package static let depthLimit = 64

  package let source: Source
  package var lexer: Lexer
  package var cursor: SourceCursor
  package var names: BoundNames
  package var includes: Includes
  package let commands: CommandTable
  package var errors: [ScriptError] = []
  package private(set) var header = ScriptHeader()
  private var headerKeys: [String] = []
  /// The number of blocks in including files that are open around this one.
  private let outerDepth: Int
  private var isPastHeader = false

  package init(
    _ source: Source, names: BoundNames, includes: Includes, commands: CommandTable,
    outerDepth: Int = 0
  ) {
    self.source = source
    self.names = names
    self.includes = includes
    self.commands = commands
    self.outerDepth = outerDepth
    lexer = Lexer(source)
    cursor = SourceCursor(source)
  }

  package mutating func parse() -> [Statement] {
    if let nul = source.bytes.firstIndex(of: 0) {
      errors.append(ScriptError(.nul, in: source, at: nul..<nul))
      return []
    }
    return statements(depth: outerDepth, opening: nil)
  }

  /// The opening brace of a block.
  package struct Opening {
    package let location: SourceLocation
    package let range: Range<Int>
  }

  /// The statement to which following transcript lines belong.
  private enum TranscriptOwner {
    case nothing, lastStatement, faultyLine
  }

  /// Parses statements up to the end of the block or source.
  package mutating func statements(depth: Int, opening: Opening?) -> [Statement] {
    var statements: [Statement] = []
    var owner = TranscriptOwner.nothing
    while true {
      lexer.skipBlanks()
      switch lexer.byte {
      case nil, UInt8(ascii: "#"):
        guard enterLine() else {
          if let opening { reportUnclosed(opening) }
          return statements
        }
        startLine(&statements, &owner, isOutermost: opening == nil)
      case UInt8(ascii: ";"):
        lexer.position += 1
      case UInt8(ascii: "}") where opening != nil:
        lexer.position += 1
        return statements
      default:
        isPastHeader = true
        do throws(Fault) {
          statements.append(try statement(depth: depth))
          owner = .lastStatement
        } catch {
          report(error)
          recover(depth: depth, isOutermost: opening == nil)
          owner = .faultyLine
        }
      }
    }
  }

  /// Parses what is allowed only at the start of a line.
  private mutating func startLine(
    _ statements: inout [Statement], _ owner: inout TranscriptOwner, isOutermost: Bool
  ) {
    if isTooLong {
      owner = .faultyLine
      return
    }
    lexer.skipBlanks()
    let start = lexer.position
    if lexer.take("|") {
      do throws(Fault) {
        switch owner {
        case .nothing: throw Fault(.strayTranscript, at: start..<start)
        case .faultyLine: break
        case .lastStatement:
          let line = try transcriptLine()
          let last = statements.count - 1
          guard case .command = statements[last].kind else {
            owner = .faultyLine
            throw Fault(.transcriptOfMany, at: start..<start)
          }
          statements[last] = statements[last].expecting(line)
        }
      } catch {
        report(error)
      }
      lexer.skipLine()
    } else if lexer.take("%") {
      do throws(Fault) {
        if isPastHeader { throw Fault(.lateHeader, at: start..<start + 1) }
        try headerLine(from: start)
      } catch {
        report(error)
      }
      lexer.skipLine()
      owner = .nothing
    } else {
      owner = .nothing
    }
  }

  private mutating func transcriptLine() throws(Fault) -> TranscriptLine {
    _ = lexer.take(" ")
    let range = lexer.position..<lexer.lineEnd
    let text = source.text(range)
    do {
      return try TranscriptLine(text, at: cursor.location(of: range.lowerBound))
    } catch {
      throw Fault(.badPattern(text), at: range)
    }
  }

  private mutating func headerLine(from start: Int) throws(Fault) {
    let text = source.text(lexer.position..<lexer.lineEnd).withoutComment
    let range = start..<start + 1 + text.utf8.count
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let key = parts[0].trimmed
    guard let field = HeaderField.all.first(where: { $0.key == key }) else {
      let suggestion = Suggestion.nearest(to: key, among: HeaderField.all.map(\.key))
      throw Fault(.unknownWord(.header, key, suggestion: suggestion), at: range)
    }
    if !field.mayRepeat, headerKeys.contains(key) { throw Fault(.repeatedHeader(key), at: range) }
    headerKeys.append(key)
    guard parts.count == 2, field.read(parts[1].trimmed, &header) else {
      throw Fault(.badHeader(key: key, wanted: field.wanted), at: range)
    }
    if !includes.isInside { includes.app = header.app ?? includes.app }
  }

  package mutating func report(_ fault: Fault) {
    let location = cursor.location(of: fault.range.lowerBound)
    errors.append(ScriptError(fault.reason, at: location, in: source, fault.range))
  }

  private mutating func enterLine() -> Bool {
    guard lexer.enterLine() else { return false }
    cursor.enterLine(lexer.lineNumber, at: lexer.lineStart)
    return true
  }

  private var isTooLong: Bool {
    mutating get {
      guard lexer.lineEnd - lexer.lineStart > Self.lineLimit else { return false }
      report(Fault(.lineTooLong(limit: Self.lineLimit), at: lexer.lineStart..<lexer.lineStart))
      lexer.skipLine()
      return true
    }
  }

  private mutating func reportUnclosed(_ opening: Opening) {
    errors.append(ScriptError(.unclosedBlock, at: opening.location, in: source, opening.range))
  }

  /// Skips to the end of a faulty line, but parses the blocks it opens: they may contain errors of
  /// their own, and their closing braces must not close other blocks.
  private mutating func recover(depth: Int, isOutermost: Bool) {
    while true {
      lexer.skipBlanks()
      switch lexer.byte {
      case nil, UInt8(ascii: "#"): return lexer.skipLine()
      case UInt8(ascii: "}") where !isOutermost: return
      case UInt8(ascii: "{"): _ = block(depth: depth)
      default: skipWord()
      }
    }
  }

  /// Parses the block whose brace is at the current position.
  package mutating func block(depth: Int) -> [Statement] {
    let range = lexer.position..<lexer.position + 1
    let opening = Opening(location: cursor.location(of: range.lowerBound), range: range)
    guard depth < Self.depthLimit else {
      report(Fault(.nestedTooDeep(limit: Self.depthLimit), at: range))
      skipBlock(opening)
      return []
    }
    lexer.position += 1
    let outerNames = names
    defer { names = outerNames }
    return statements(depth: depth + 1, opening: opening)
  }

  private mutating func skipBlock(_ opening: Opening) {
    var depth = 0
    while true {
      lexer.skipBlanks()
      switch lexer.byte {
      case nil, UInt8(ascii: "#"):
        guard enterLine() else { return reportUnclosed(opening) }
        if !isTooLong, lexer.byte == UInt8(ascii: "|") { lexer.skipLine() }
      case UInt8(ascii: "{"):
        depth += 1
        lexer.position += 1
      case UInt8(ascii: "}"):
        depth -= 1
        lexer.position += 1
        if depth == 0 { return }
      default: skipWord()
      }
    }
  }

  private mutating func skipWord() {
    let start = lexer.position
    _ = try? lexer.word()
    if lexer.position == start { lexer.position += 1 }
  }
}

extension String {
  /// The text before a `#` that begins a word.
  package var withoutComment: Substring {
    var previous: Character = " "
    let end = firstIndex { character in
      defer { previous = character }
      return character == "#" && (previous == " " || previous == "\t")
    }
    return self[..<(end ?? endIndex)]
  }
}

extension Substring {
  /// The text without leading and trailing blanks.
  package var trimmed: String {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
