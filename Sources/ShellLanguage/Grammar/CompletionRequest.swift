/// The input at the cursor and what may complete it.
package struct CompletionRequest: Sendable, Equatable {
  /// Something that is allowed at the cursor.
  package enum Candidate: Sendable, Equatable {
    /// A command; with `objects`, only one that creates an object.
    case verb(objects: Bool)
    /// This literal word.
    case keyword(String)
    /// An argument kind, whose candidates the session provides.
    case argument(ArgumentKind)
    /// An added argument kind, by name.
    case added(String)
    /// A route of this verb.
    case route(RouteCall.Verb)
    /// A value of a setting.
    case value(of: String)
    /// A name bound by `let`.
    case name
  }

  /// Everything that is allowed at the cursor; empty in a comment or after a complete statement.
  package let candidates: [Candidate]
  /// The part typed before the cursor, without quotes and escapes.
  package let partial: String
  /// Where that part starts, including its quote, as a UTF-8 offset in the line.
  package let start: Int
  /// Whether that part starts with a quote.
  package let isQuoted: Bool
  /// The statement's previous words, the verb first.
  package let words: [String]
  /// The typed words, interpreted as a title of several words without quotes; the longest first.
  package var phrases: [Phrase] = []

  /// The end of the line as one text, starting at one of its words.
  package struct Phrase: Sendable, Equatable {
    package let start: Int
    package let text: String
    package let candidates: [Candidate]
  }

  /// Parses the line up to the cursor, which is a UTF-8 offset.
  package static func at(
    line: String, cursor: Int, in table: CommandTable = .standard
  ) -> CompletionRequest {
    let source = Source(name: "", text: line)
    var typed = TypedStatement(source.bytes.prefix(max(cursor, 0)))
    guard !typed.isComment else {
      return CompletionRequest(
        candidates: [], partial: "", start: typed.partial.start, isQuoted: false, words: [])
    }
    let isMark = typed.partial.text == "!" && !typed.partial.isQuoted && typed.words.isEmpty
    if isMark { typed.partial = .init(text: "", start: typed.partial.start + 1, isQuoted: false) }
    var request = CompletionRequest(
      candidates: candidates(for: typed, in: table), partial: typed.partial.text,
      start: typed.partial.start, isQuoted: typed.partial.isQuoted, words: typed.words)
    request.phrases = phrases(of: typed, in: source, cursor: cursor, table)
    return request
  }

  private static func phrases(
    of typed: TypedStatement, in source: Source, cursor: Int, _ table: CommandTable
  ) -> [Phrase] {
    guard typed.words.count > 1, !typed.partial.isQuoted else { return [] }
    return (1..<typed.words.count).compactMap { index in
      guard typed.starts.count == typed.words.count else { return nil }
      let start = typed.starts[index]
      let text = source.text(start..<min(cursor, source.bytes.count))
      guard !text.contains("\"") else { return nil }
      var before = typed
      before.words = Array(typed.words[..<index])
      let titles = candidates(for: before, in: table).filter(\.mayHaveBlanks)
      return titles.isEmpty ? nil : Phrase(start: start, text: text, candidates: titles)
    }
  }

  /// A candidate as it must be typed: quoted if it needs quotes or a quote is open.
  ///
  /// Numbers stay bare, because lists are indexed by number.
  package func spelling(of candidate: String) -> String {
    if isQuoted { return Word.quoted(candidate) }
    if case .integer = Number(candidate) { return candidate }
    return candidate.first == "$" ? candidate : Word.spelling(of: candidate)
  }

  private static func candidates(
    for typed: TypedStatement, in table: CommandTable
  ) -> [Candidate] {
    if !typed.partial.isQuoted, typed.partial.text.first == "$" { return [.name] }
    guard let verb = typed.words.first else { return [.verb(objects: typed.isBinding)] }
    guard let form = table.form(named: verb) else { return [] }
    let arguments = Array(typed.words.dropFirst())
    if verb == "set", let name = arguments.first {
      switch arguments.count {
      case 1: return [.value(of: name)]
      case 2: return [.keyword(CommandTable.saveSetting)]
      default: return []
      }
    }
    return Usage(form.usage, in: table).next(after: arguments).compactMap { next in
      switch next {
      case .word("{"), .word("}"), .word("="): nil
      case .word(let word): .keyword(word)
      case .argument(.route):
        .route(typed.words.reversed().lazy.compactMap(RouteCall.Verb.init).first ?? .push)
      case .argument(let kind): .argument(kind)
      case .added(let kind): .added(kind.name)
      }
    }
  }
}

extension CompletionRequest.Candidate {
  /// Whether the candidate is a title or a name that may contain blanks.
  fileprivate var mayHaveBlanks: Bool {
    switch self {
    case .argument(.tab), .argument(.control), .argument(.input), .argument(.argument), .added: true
    case .argument, .verb, .keyword, .route, .value, .name: false
    }
  }
}

/// The statement that contains the cursor, up to the cursor.
private struct TypedStatement {
  package struct Partial {
    package var text: String
    package var start: Int
    package var isQuoted: Bool
  }

  package var words: [String] = [] {
    didSet { if words.isEmpty { starts = [] } }
  }
  /// Where the words start.
  package var starts: [Int] = []
  package var partial: Partial
  package var isBinding = false
  package var isComment = false

  package init(_ bytes: ArraySlice<UInt8>) {
    let whole = Array(bytes)
    partial = Partial(text: "", start: whole.count, isQuoted: false)
    // A complete word is followed by a blank. The word at the cursor is parsed separately, because
    // it may lack its closing quote.
    var lexer = Lexer(Source(name: "", text: String(decoding: whole, as: UTF8.self)))
    guard lexer.enterLine() else { return }
    if lexer.byte == UInt8(ascii: "|") || lexer.byte == UInt8(ascii: "%") {
      isComment = true
      return
    }
    while true {
      lexer.skipBlanks()
      let start = lexer.position
      guard let byte = lexer.byte else { break }
      switch byte {
      case UInt8(ascii: "#"):
        isComment = true
        return
      case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"):
        lexer.position += 1
        words = []
        isBinding = false
        continue
      case UInt8(ascii: "!") where words.isEmpty && start + 1 < whole.count:
        lexer.position += 1
        continue
      default: break
      }
      let word = try? lexer.word()
      if lexer.byte == nil, word?.isQuoted != true {
        let isQuoted = byte == UInt8(ascii: "\"")
        let tail = String(decoding: whole[(isQuoted ? start + 1 : start)...], as: UTF8.self)
        partial = Partial(
          text: isQuoted ? tail.unescaped : tail, start: start, isQuoted: isQuoted)
        return
      }
      words.append(word?.text ?? "")
      starts.append(start)
      if words.count == 3, words[0] == "let", words[2] == "=" {
        words = []
        isBinding = true
      }
    }
  }
}

extension String {
  /// The text of a string without its closing quote.
  fileprivate var unescaped: String {
    var text = ""
    var isEscaped = false
    for character in self {
      if isEscaped || character != "\\" {
        text.append(character)
        isEscaped = false
      } else {
        isEscaped = true
      }
    }
    return text
  }
}
