extension String {
  /// The text with every character that could control a terminal written as an escape sequence.
  ///
  /// Control characters, delete, bidirectional controls, and line separators become `\n`, `\t`, or
  /// `\u{1b}`. All other characters, including Korean and emoji, stay unchanged.
  package var escapedForTerminal: String {
    guard utf8.containsSteering else { return self }
    var escaped = ""
    escaped.reserveCapacity(utf8.count + 8)
    for scalar in unicodeScalars {
      if scalar.steersTerminal {
        escaped += scalar.escape
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension Unicode.Scalar {
  /// Whether a terminal would act on the scalar instead of displaying it.
  package var steersTerminal: Bool {
    switch value {
    case 0..<0x20, 0x7f..<0xa0, 0x61c, 0x200e...0x200f, 0x2028...0x202e, 0x2066...0x2069: true
    default: false
    }
  }

  /// The scalar's escape sequence in the language's strings.
  package var escape: String {
    switch self {
    case "\n": "\\n"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16))}"
    }
  }
}

extension String.UTF8View {
  /// Whether a scalar may control a terminal; may return true unnecessarily.
  fileprivate var containsSteering: Bool {
    withContiguousStorageIfAvailable(Self.containsSteering) ?? Self.containsSteering(self)
  }

  private static func containsSteering(_ bytes: some Sequence<UInt8>) -> Bool {
    var previous: UInt8 = 0
    for byte in bytes {
      if byte < 0x20 || byte == 0x7f { return true }
      switch previous {
      case 0xc2 where byte < 0xa0, 0xd8 where byte == 0x9c: return true
      case 0xe2 where byte == 0x80 || byte == 0x81: return true
      default: previous = byte
      }
    }
    return false
  }
}
