extension FoldedText {
  /// The text as overlapping pairs of characters, followed by the last character: 솔향기 becomes `솔향
  /// 향기 기`.
  ///
  /// A full-text index of these pairs finds any substring. Korean needs this: 캠핑 has no word
  /// boundary in 솔향기캠핑장, and most words have two syllables.
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

  /// The FTS5 expression that matches bigrams of texts containing this nonempty text.
  var bigramQuery: String {
    let (text, starts) = indexed
    guard starts.count > 1 else { return "\"\(String(decoding: text, as: UTF8.self))\" *" }
    // Leaves out the last single character, because the indexed text may continue after it.
    return "\"\(bigrams.split(separator: " ").dropLast().joined(separator: " "))\""
  }

  /// The text in UTF-8, with the offsets of its characters.
  ///
  /// Characters that would end a word or a query, which are all of ASCII except letters and digits,
  /// are mapped to the private use area.
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
