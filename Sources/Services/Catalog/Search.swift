extension Catalog {
  /// The campsites that a name refers to: exact matches, else names that begin with it, else names
  /// that contain it.
  ///
  /// Ignores case, white space, and Unicode composition.
  public func campsites(named name: String) -> CampsiteList {
    let wanted = FoldedText(name)
    let names = index?.names ?? campsites.map { FoldedText($0.name) }
    for matches: (FoldedText) -> Bool in [
      { $0 == wanted }, { $0.starts(with: wanted) }, { $0.contains(wanted) },
    ] where !wanted.isEmpty {
      let found = names.indices.filter { matches(names[$0]) }
      if !found.isEmpty { return CampsiteList(found, of: campsites) }
    }
    return CampsiteList([], of: campsites)
  }

  /// The only campsite that a name refers to; `nil` if there are none or several.
  public func campsite(named name: String) -> Campsite? {
    let found = campsites(named: name)
    return found.count == 1 ? found.first : nil
  }

  /// The campsites that contain every word of a text in their name, address, province, summary, or
  /// introduction.
  ///
  /// Campsites whose name begins with the text come first, then those with all words in the name,
  /// then the others, each group in catalog order. Without words, all campsites match.
  public func search(_ text: String) -> CampsiteList {
    let wanted = FoldedText(text)
    let words = text.split(whereSeparator: \.isWhitespace).map { FoldedText($0) }
    let found =
      index?.campsites(with: words, together: wanted)
      ?? Relevance.ordered(campsites.indices) {
        campsites[$0].relevance(of: words, together: wanted)
      }
    return CampsiteList(found, of: campsites)
  }
}

/// How well a campsite matches a search, best first.
enum Relevance: Int, CaseIterable {
  case nameBeginsSo
  case inName
  case inText

  /// The relevance by name of a campsite that is known to contain every word.
  init(of words: [FoldedText], together: FoldedText, inName name: FoldedText) {
    if name.starts(with: together) {
      self = .nameBeginsSo
    } else {
      self = words.allSatisfy { name.contains($0) } ? .inName : .inText
    }
  }

  /// The positions of relevant campsites, the most relevant first, otherwise in order.
  static func ordered(
    _ positions: some Sequence<Int>, _ relevance: (Int) -> Relevance?
  ) -> [Int] {
    var groups: [[Int]] = Array(repeating: [], count: allCases.count)
    for position in positions {
      guard let relevance = relevance(position) else { continue }
      groups[relevance.rawValue].append(position)
    }
    return Array(groups.joined())
  }
}

extension Campsite {
  /// The texts to search, the name first.
  var searchedTexts: [String?] { [name, address, province, summary, introduction] }

  fileprivate func relevance(of words: [FoldedText], together: FoldedText) -> Relevance? {
    let name = FoldedText(name)
    let relevance = Relevance(of: words, together: together, inName: name)
    guard relevance == .inText else { return relevance }
    let texts = searchedTexts.compactMap { $0.map { FoldedText($0) } }
    let isInText = words.allSatisfy { word in texts.contains { $0.contains(word) } }
    return isInText ? .inText : nil
  }
}
