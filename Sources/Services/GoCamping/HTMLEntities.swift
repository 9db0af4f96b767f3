/// The character references used in the GoCamping data.
enum HTMLEntities {
  /// The text with each reference decoded once: `&amp;lt;` becomes `&lt;`.
  ///
  /// Unknown references stay unchanged.
  static func decode(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var decoded = ""
    var rest = text.unicodeScalars[...]
    while let ampersand = rest.firstIndex(of: "&") {
      decoded.unicodeScalars.append(contentsOf: rest[..<ampersand])
      rest = rest[ampersand...]
      let reference = rest.dropFirst().prefix { $0 != ";" && $0 != "&" && $0 != " " }
      if reference.endIndex < rest.endIndex, rest[reference.endIndex] == ";",
        let scalar = scalar(for: String(reference))
      {
        decoded.unicodeScalars.append(scalar)
        rest = rest[reference.endIndex...].dropFirst()
      } else {
        decoded.unicodeScalars.append("&")
        rest = rest.dropFirst()
      }
    }
    decoded.unicodeScalars.append(contentsOf: rest)
    return decoded
  }

  private static func scalar(for reference: String) -> Unicode.Scalar? {
    guard reference.hasPrefix("#") else { return named[reference] }
    let digits = reference.dropFirst()
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap { Unicode.Scalar($0) }
  }

  private static let named: [String: Unicode.Scalar] = [
    "amp": "&", "apos": "'", "bull": "•", "copy": "©", "deg": "°", "gt": ">", "hellip": "…",
    "ldquo": "“", "lsquo": "‘", "lt": "<", "mdash": "—", "middot": "·", "nbsp": "\u{A0}",
    "ndash": "–", "quot": "\"", "rdquo": "”", "reg": "®", "rsquo": "’", "sup2": "²",
    "times": "×", "trade": "™",
  ]
}
