/// What is being typed where the cursor stands, so that candidates can be found for it.
package struct CompletionRequest: Sendable, Equatable {
  /// Something that can stand here.
  package enum Candidate: Sendable, Equatable {
    /// A command; `objects` tells that only those that make an object fit.
    case verb(objects: Bool)
    /// This very word.
    case keyword(String)
    /// Something of a kind; the session knows which there are.
    case argument(ArgumentKind)
    /// Something of a kind that the app added, by the kind's name.
    case added(String)
    /// A route of this verb.
    case route(RouteCall.Verb)
    /// A value of a setting.
    case value(of: String)
    /// A name that `let` has bound.
    case name
  }

  /// Everything that can stand here, none in a comment or after a complete statement.
  package let candidates: [Candidate]
  /// What is typed of it up to the cursor, without quotes and escapes.
  package let partial: String
  /// Where it starts, in UTF-8 bytes from the start of the line; its quote belongs to it.
  package let start: Int
  /// Whether it began with a quote.
  package let isQuoted: Bool
  /// The words of the statement before it, the verb first.
  package let words: [String]

  /// What is typed at the cursor, an offset in UTF-8 bytes.
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
    return CompletionRequest(
      candidates: candidates(for: typed, in: table), partial: typed.partial.text,
      start: typed.partial.start, isQuoted: typed.partial.isQuoted, words: typed.words)
  }

  /// A candidate as it has to be typed: in quotes where it needs them, or where they are open.
  ///
  /// Numbers stay bare: they are what lists count by.
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
      return arguments.count == 1 ? [.value(of: name)] : []
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

/// The statement in which the cursor stands, up to the cursor.
private struct TypedStatement {
  package struct Partial {
    package var text: String
    package var start: Int
    package var isQuoted: Bool
  }

  package var words: [String] = []
  package var partial: Partial
  package var isBinding = false
  package var isComment = false

  package init(_ bytes: ArraySlice<UInt8>) {
    let whole = Array(bytes)
    partial = Partial(text: "", start: whole.count, isQuoted: false)
    // A word that is complete is followed by a blank; the one at the cursor is taken apart, since
    // it may lack its quote.
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
      if words.count == 3, words[0] == "let", words[2] == "=" {
        words = []
        isBinding = true
      }
    }
  }
}

extension String {
  /// The text of a string whose end isn't typed yet.
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
