import CoordinatorKit
import HeadlessUIKit
import ShellLanguage

/// A completion of the text being typed.
package struct Candidate: Sendable, Equatable {
  /// The text as it has to be typed.
  package let text: String
  /// A short description.
  package let description: String
  /// Whether it completes the word; a folder's name continues.
  package var endsWord = true
}

extension InteractiveShell {
  /// The completions of `text`, from the command table and the live state.
  ///
  /// Returns where the word being typed starts, in UTF-8 bytes, and its candidates.
  package func candidates(after text: String) -> (start: Int, candidates: [Candidate]) {
    let request = CompletionRequest.at(
      line: text, cursor: text.utf8.count, in: session.commands)
    let found = fitting(request.candidates, request.partial, after: request.words)
    if found.isEmpty {
      // `tap Add to fa`: completing a title with spaces needs no quotes.
      for phrase in request.phrases {
        let titles = fitting(phrase.candidates, phrase.text, after: request.words)
          .filter { $0.text.contains(" ") }
        if !titles.isEmpty { return (phrase.start, titles.map { spelled($0, in: request) }) }
      }
    }
    return (request.start, found.map { spelled($0, in: request) })
  }

  /// The hint behind the line: the rest of the best candidate, as it is typed.
  package func hint(after text: String) -> String? {
    guard text.last?.isWhitespace == false || text.contains(where: { !$0.isWhitespace }) else {
      return nil
    }
    let (start, candidates) = candidates(after: text)
    let word = String(decoding: text.utf8.dropFirst(start), as: UTF8.self)
    // An empty word has a hint only if there is one candidate.
    guard !word.isEmpty || candidates.count == 1 else { return nil }
    // A complete word needs no hint.
    if candidates.contains(where: { $0.text == word }) { return nil }
    let best = candidates.first { $0.text.hasPrefix(word) && $0.text.count > word.count }
    return best.map { String($0.text.dropFirst(word.count)) }
  }

  /// The completer asks for this at every key, and it is computed once for each line.
  private func offers(of kind: ArgumentKind) -> [Candidate] {
    if let known = offersNow[kind] { return known }
    let offers = session.offers(of: kind)
    offersNow[kind] = offers
    return offers
  }

  private func spelled(_ candidate: Candidate, in request: CompletionRequest) -> Candidate {
    var text = request.spelling(of: candidate.text)
    if !candidate.endsWord, text.hasSuffix("\"") { text.removeLast() }
    return Candidate(
      text: text, description: candidate.description, endsWord: candidate.endsWord)
  }

  /// The offers that match the typed text, the best first.
  private func fitting(
    _ wanted: [CompletionRequest.Candidate], _ typed: String, after words: [String]
  ) -> [Candidate] {
    var fitting: [(match: CompletionMatch, candidate: Candidate)] = []
    for wanted in wanted {
      for offer in offers(for: wanted, typed: typed, after: words) {
        guard let match = CompletionMatch(typed, in: offer.text),
          match <= .prefix || wanted.isNamedByWords
        else { continue }
        fitting.append((match, offer))
      }
    }
    // Stable, so equally good offers stay in order.
    return fitting.enumerated()
      .sorted { ($0.element.match, $0.offset) < ($1.element.match, $1.offset) }
      .map(\.element.candidate)
  }

  /// The summary of an expectation; other keywords need none.
  private func summary(of keyword: String, after words: [String]) -> String {
    guard words == ["expect"] || words == ["expect", "not"] else { return "" }
    return session.commands.expectations.first { $0.name == keyword }?.summary ?? ""
  }

  private func offers(
    for wanted: CompletionRequest.Candidate, typed: String, after words: [String]
  ) -> [Candidate] {
    switch wanted {
    case .verb(let objects):
      session.commands.all.filter { !objects || $0.makesObject }
        .map { Candidate(text: $0.name, description: $0.summary) }
    case .keyword("--svg"):
      [Candidate(text: "--svg", description: "draw it")]
        + (words.first == "screen"
          ? []
          : [
            Candidate(text: "--dot", description: "for Graphviz"),
            Candidate(text: "--mermaid", description: "for Markdown"),
          ])
    case .keyword(let word): [Candidate(text: word, description: summary(of: word, after: words))]
    case .route(let verb):
      session.responderChain.flatMap(\.routes).filter { $0.verb.rawValue == verb.rawValue }
        .map { Candidate(text: $0.name, description: $0.summary) }
    case .value(let name):
      Setting.all.filter { $0.name == name }.flatMap(\.words)
        .map { Candidate(text: $0, description: "") }
    case .name:
      names.all.map { Candidate(text: "$\($0)", description: "bound by 'let'") }
    case .argument(.argument): session.offersForRoute(words)
    case .argument(.file): session.fileOffers(typed, scriptsOnly: words.first == "include")
    case .argument(.step): session.stepOffers
    case .argument(let kind): offers(of: kind)
    case .added(let kind): session.addedOffers(kind)
    }
  }
}

extension CompletionRequest.Candidate {
  /// Whether users know it by any of its words and not only by its beginning.
  fileprivate var isNamedByWords: Bool {
    switch self {
    case .argument(.file): false
    case .argument, .added: true
    case .verb, .keyword, .route, .value, .name: false
    }
  }
}
