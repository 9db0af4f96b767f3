extension Catalogue {
  /// The campsites that a name means: those called exactly so, else those whose name begins so,
  /// else those whose name contains it.
  ///
  /// Case, white space and the composition of letters make no difference.
  public func campsites(named name: String) -> [Campsite] {
    let wanted = FoldedText(name)
    guard wanted != FoldedText("") else { return [] }
    let names = campsites.map { FoldedText($0.name) }
    for matches: (FoldedText) -> Bool in [
      { $0 == wanted }, { $0.starts(with: wanted) }, { $0.contains(wanted) },
    ] {
      let found = campsites.indices.filter { matches(names[$0]) }.map { campsites[$0] }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The one campsite that a name means, or `nil` when it means none or several.
  public func campsite(named name: String) -> Campsite? {
    let found = campsites(named: name)
    return found.count == 1 ? found.first : nil
  }

  /// The campsites in whose name, address, province, summary or introduction every word of a
  /// text occurs.
  ///
  /// Those whose name begins with the text come first, then those with all words in the name,
  /// then the others; in each group the order is the catalogue's. Without a word every campsite
  /// is found.
  public func search(_ text: String) -> [Campsite] {
    let wanted = FoldedText(text)
    let words = text.split(whereSeparator: \.isWhitespace).map { FoldedText($0) }
    var found: [Relevance: [Campsite]] = [:]
    for campsite in campsites {
      guard let relevance = campsite.relevance(of: words, together: wanted) else { continue }
      found[relevance, default: []].append(campsite)
    }
    return Relevance.allCases.flatMap { found[$0] ?? [] }
  }
}

private enum Relevance: CaseIterable {
  case nameBeginsSo
  case inName
  case inText
}

extension Campsite {
  fileprivate func relevance(of words: [FoldedText], together: FoldedText) -> Relevance? {
    let name = FoldedText(name)
    if name.starts(with: together) { return .nameBeginsSo }
    let missing = words.filter { !name.contains($0) }
    if missing.isEmpty { return .inName }
    let texts = [address, province, summary, introduction].compactMap { $0.map { FoldedText($0) } }
    let isInText = missing.allSatisfy { word in texts.contains { $0.contains(word) } }
    return isInText ? .inText : nil
  }
}
