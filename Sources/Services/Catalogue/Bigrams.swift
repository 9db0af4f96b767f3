extension FoldedText {
  /// The text as overlapping pairs of characters, the last character alone at the end: 솔향기 as
  /// `솔향 향기 기`.
  ///
  /// A full-text index of such pairs finds any part of a text, of whatever length: Korean needs
  /// that, since 캠핑 has no boundary inside 솔향기캠핑장, and most words have two syllables.
  var bigrams: String {
    let scalars = indexedScalars
    guard let last = scalars.last else { return "" }
    var text = String.UnicodeScalarView()
    for (scalar, next) in zip(scalars, scalars.dropFirst()) {
      text.append(scalar)
      text.append(next)
      text.append(" ")
    }
    text.append(last)
    return String(text)
  }

  /// The FTS5 expression for bigrams of a text that contains this one, which isn't empty.
  var bigramQuery: String {
    let scalars = indexedScalars
    let pairs = zip(scalars, scalars.dropFirst()).map { "\($0)\($1)" }
    return pairs.isEmpty ? "\"\(scalars.first ?? " ")\" *" : "\"\(pairs.joined(separator: " "))\""
  }

  /// The scalars of the text, those that would end a word or a query replaced, each by one of
  /// its own out of the private use area.
  private var indexedScalars: [Unicode.Scalar] {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "0"..."9", "a"..."z", "\u{80}"...: scalar
      default: Unicode.Scalar(0xE000 + scalar.value) ?? "\u{FFFD}"
      }
    }
  }
}
