/// A parsed usage line: words, `<kind>`, `[optional]`, `|`, and `...`.
///
/// `help` prints the same line, and completion uses it to determine what may come next.
package indirect enum Usage: Equatable {
  case word(String)
  case argument(ArgumentKind)
  case added(AddedKind)
  case optional(Usage)
  case choice([Usage])
  case sequence([Usage])
  case many(Usage)

  package init(_ text: String, in table: CommandTable = .standard) {
    var tokens = Self.tokens(of: text)[...]
    self = Self.choice(&tokens, table)
  }

  /// What may follow the words so far.
  package func next(after words: [String]) -> [Next] {
    var found: [Next] = []
    _ = follow(words[...]) { next in
      if !found.contains(next) { found.append(next) }
    }
    return found
  }

  /// An item that may come next.
  package enum Next: Equatable {
    case word(String)
    case argument(ArgumentKind)
    case added(AddedKind)
  }

  /// All possible remainders of the words after this usage has matched a part; calls `expect` with
  /// what may follow where the words end inside it.
  private func follow(_ words: ArraySlice<String>, expect: (Next) -> Void) -> [ArraySlice<String>] {
    switch self {
    case .word(let word):
      return take(words, .word(word), expect) { $0 == word }
    case .argument(let kind):
      return take(words, .argument(kind), expect) { _ in true }
    case .added(let kind):
      return take(words, .added(kind), expect) { _ in true }
    case .optional(let inner):
      return inner.follow(words, expect: expect) + [words]
    case .choice(let choices):
      // A literal word takes precedence over an argument.
      if let first = words.first, let meant = choices.first(where: { $0.firstWord == first }) {
        return meant.follow(words, expect: expect)
      }
      return choices.flatMap { $0.follow(words, expect: expect) }
    case .sequence(let parts):
      return parts.reduce([words]) { rests, part in
        rests.flatMap { part.follow($0, expect: expect) }
      }
    case .many(let inner):
      var rests = inner.follow(words, expect: expect)
      var seen = rests
      while let rest = rests.popLast(), rest.count < words.count {
        let more = inner.follow(rest, expect: expect).filter { !seen.contains($0) }
        rests += more
        seen += more
      }
      return seen
    }
  }

  private func take(
    _ words: ArraySlice<String>, _ next: Next, _ expect: (Next) -> Void,
    if accepts: (String) -> Bool
  ) -> [ArraySlice<String>] {
    guard let first = words.first else {
      expect(next)
      return []
    }
    return accepts(first) ? [words.dropFirst()] : []
  }

  var firstWord: String? {
    switch self {
    case .word(let word): word
    case .sequence(let parts): parts.first?.firstWord
    default: nil
    }
  }

  // MARK: Reading

  private static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var token = ""
    for character in text.replacing("...", with: " ... ") + " " {
      if "[]| ".contains(character) || character == "<" {
        if !token.isEmpty { tokens.append(token) }
        token = character == "<" ? "<" : ""
        if "[]|".contains(character) { tokens.append(String(character)) }
      } else {
        token.append(character)
      }
    }
    return tokens
  }

  private static func choice(
    _ tokens: inout ArraySlice<String>, _ table: CommandTable
  ) -> Usage {
    var choices = [sequence(&tokens, table)]
    while tokens.first == "|" {
      tokens.removeFirst()
      choices.append(sequence(&tokens, table))
    }
    return choices.count == 1 ? choices[0] : .choice(choices)
  }

  private static func sequence(
    _ tokens: inout ArraySlice<String>, _ table: CommandTable
  ) -> Usage {
    var parts: [Usage] = []
    while let token = tokens.first, token != "|", token != "]" {
      tokens.removeFirst()
      if token == "[" {
        parts.append(.optional(choice(&tokens, table)))
        tokens = tokens.dropFirst()
      } else if token == "..." {
        parts.append(.many(parts.popLast() ?? .sequence([])))
      } else if token == "<expectation>" {
        let forms = table.expectations
        parts.append(
          .choice(forms.map { .sequence([.word($0.name), Usage($0.usage, in: table)]) }))
      } else if token.first == "<",
        let kind = table.kind(named: String(token.dropFirst().dropLast()))
      {
        parts.append(kind)
      } else {
        parts.append(.word(token))
      }
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }
}
