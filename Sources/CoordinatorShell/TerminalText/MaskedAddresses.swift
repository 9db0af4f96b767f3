extension StringProtocol {
  /// The text with `0x…` for each address of memory, which differs in every run.
  package var withoutAddresses: String {
    guard contains("0x") else { return String(self) }
    var text = ""
    var rest = self[...]
    while let mark = rest.firstRange(of: "0x") {
      text += rest[..<mark.upperBound]
      rest = rest[mark.upperBound...]
      let digits = rest.prefix { $0.isASCII && $0.isHexDigit }
      // Smaller numbers are colors, flags and sizes.
      guard digits.count >= 9 else { continue }
      text += "…"
      rest = rest[digits.endIndex...]
    }
    return text + rest
  }
}
