import Foundation

/// A report's JSON: sorted keys, and no control characters that a terminal would interpret.
package enum JSONText {
  package static func of(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let plain = String(decoding: try encoder.encode(value), as: UTF8.self)
    var text = ""
    text.reserveCapacity(plain.utf8.count + 1)
    for scalar in plain.unicodeScalars {
      // Line breaks separate the values; all other control characters are inside strings.
      if scalar.steersTerminal, scalar != "\n" {
        text += scalar.jsonEscape
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text + "\n"
  }
}

extension Unicode.Scalar {
  /// A scalar below 65,536, as strings of JSON and YAML spell it.
  package var jsonEscape: String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
