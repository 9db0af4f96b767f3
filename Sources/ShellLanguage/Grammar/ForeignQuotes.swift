/// Quotes that users type, or that a keyboard substitutes, and that the language doesn't have.
package enum ForeignQuotes {
  private static let closing: [Character: [Character]] = [
    "'": ["'"], "‘": ["’", "‘"], "“": ["”", "“"], "”": ["”"], "’": ["’"], "„": ["“", "”"],
    "「": ["」"],
    "«": ["»"], "`": ["`"],
  ]

  /// Whether a word that begins with this byte may begin with such a quote.
  package static func mayStart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`") || byte == 0xe2 || byte == 0xe3
      || byte == 0xc2
  }

  /// Whether the text begins with such a quote.
  package static func begins(_ text: some StringProtocol) -> Bool {
    guard let byte = text.utf8.first, mayStart(byte) else { return false }
    return text.first.map { closing[$0] != nil } ?? false
  }

  /// The text in such quotes at the start of `rest`, and its length in bytes including the quotes;
  /// nil if no closing quote ends a word, as in `'tis`.
  package static func quoted(
    atStartOf rest: String
  ) -> (mark: Character, text: String, length: Int)? {
    guard let mark = rest.first, let ends = closing[mark] else { return nil }
    var index = rest.index(after: rest.startIndex)
    while index < rest.endIndex {
      let next = rest.index(after: index)
      let isEnd =
        next == rest.endIndex || rest[next].isWhitespace || ";}#".contains(rest[next])
      if ends.contains(rest[index]), isEnd {
        let text = rest[rest.index(after: rest.startIndex)..<index]
        return (mark, String(text), rest[..<next].utf8.count)
      }
      index = next
    }
    return nil
  }
}
