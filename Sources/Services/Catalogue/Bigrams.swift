extension FoldedText {
  /// The text as overlapping pairs of characters, the last character alone at the end: 솔향기 as
  /// `솔향 향기 기`.
  ///
  /// A full-text index of such pairs finds any part of a text, of whatever length: Korean needs
  /// that, since 캠핑 has no boundary inside 솔향기캠핑장, and most words have two syllables.
  var bigrams: String {
    let (text, starts) = indexed
    var pairs: [UInt8] = []
    pairs.reserveCapacity(text.count * 3)
    for number in starts.indices {
      let next = number + 2 < starts.count ? starts[number + 2] : text.count
      pairs += text[starts[number]..<next]
      pairs.append(UInt8(ascii: " "))
    }
    return String(decoding: pairs, as: UTF8.self)
  }

  /// The FTS5 expression for bigrams of a text that contains this one, which isn't empty.
  var bigramQuery: String {
    let (text, starts) = indexed
    guard starts.count > 1 else { return "\"\(String(decoding: text, as: UTF8.self))\" *" }
    // All pairs, but not the last character alone: behind it the text may go on.
    return "\"\(bigrams.split(separator: " ").dropLast().joined(separator: " "))\""
  }

  /// The text in UTF-8 and where its characters start; what would end a word or a query, which
  /// is all of ASCII but letters and digits, stands as a character of the private use area.
  private var indexed: (text: [UInt8], starts: [Int]) {
    var text: [UInt8] = []
    var starts: [Int] = []
    text.reserveCapacity(bytes.count)
    starts.reserveCapacity(bytes.count / 2)
    for byte in bytes {
      if byte & 0xC0 != 0x80 { starts.append(text.count) }
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
        text.append(byte)
      default:
        text.append(contentsOf: [0xEE, 0x80 | byte >> 6, 0x80 | byte & 0x3F])
      }
    }
    return (text, starts)
  }
}
