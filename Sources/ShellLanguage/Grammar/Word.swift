/// A word of a statement, as written.
package struct Word {
  package let text: String
  package let isQuoted: Bool
  package let range: Range<Int>

  /// The name, if the word is `$name`.
  package var variable: String? {
    !isQuoted && text.utf8.first == UInt8(ascii: "$") ? String(text.dropFirst()) : nil
  }

  /// Text that isn't a number in script syntax: bare if possible, otherwise quoted.
  package static func spelling(of text: String) -> String {
    if case .none = Number(text), isBare(text) { return text }
    return quoted(text)
  }

  /// A verb and its argument, if any.
  static func spelling(of verb: String, _ argument: String?) -> String {
    argument.map { "\(verb) \(spelling(of: $0))" } ?? verb
  }

  /// The text in quotes, escaped as needed.
  package static func quoted(_ text: String) -> String {
    if text.utf8.allSatisfy(\.standsForItself) { return "\"\(text)\"" }
    var spelled = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        spelled += "\\"
        spelled.unicodeScalars.append(scalar)
      case _ where scalar.steersTerminal: spelled += scalar.escape
      default: spelled.unicodeScalars.append(scalar)
      }
    }
    return spelled + "\""
  }

  /// A parsed word in script syntax; numbers stay bare.
  package var spelling: String {
    if isQuoted { return Word.quoted(text) }
    return text
  }

  private static func isBare(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, !first.startsSomethingElse, !ForeignQuotes.begins(text) else {
      return false
    }
    return !text.unicodeScalars.contains { $0.steersTerminal }
      && bytes.indices.allSatisfy { !bytes[$0].endsWord && bytes.blank(at: $0) == 0 }
  }
}

extension UInt8 {
  /// Whether it is printable ASCII that needs no escape in quotes.
  fileprivate var standsForItself: Bool {
    (0x20..<0x7f).contains(self) && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }

  /// Whether a bare word ends before the byte, not counting blanks.
  package var endsWord: Bool {
    self == UInt8(ascii: ";") || self == UInt8(ascii: "{") || self == UInt8(ascii: "}")
      || self == UInt8(ascii: "\"")
  }

  /// Whether the byte can't begin a bare word, because it begins something else.
  package var startsSomethingElse: Bool {
    endsWord || self == UInt8(ascii: "#") || self == UInt8(ascii: "|") || self == UInt8(ascii: "$")
  }
}

extension [UInt8] {
  /// The length of the blank at an offset, or 0: a space, a tab, or a no-break or ideographic
  /// space, which keyboards insert in Korean text.
  package func blank(at offset: Int) -> Int {
    switch self[offset] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): 1
    case 0xc2 where offset + 1 < count && self[offset + 1] == 0xa0: 2
    case 0xe3
    where offset + 2 < count && self[offset + 1] == 0x80 && self[offset + 2] == 0x80: 3
    default: 0
    }
  }
}
