import Foundation

/// A report's JSON: sorted keys, and no control characters that a terminal would interpret.
package enum JSONText {
  package static func of(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return escaped(String(decoding: try encoder.encode(value), as: UTF8.self)) + "\n"
  }

  /// JSON in which strings spell line separators and other control characters as escape sequences.
  ///
  /// JSON permits some of them in strings, where programs that read lines take them for the end of one.
  package static func escaped(_ plain: String) -> String {
    guard plain.unicodeScalars.contains(where: \.steersTerminal) else { return plain }
    var text = ""
    text.reserveCapacity(plain.utf8.count + 8)
    for scalar in plain.unicodeScalars {
      // Line breaks separate the values; all other control characters are inside strings.
      if scalar.steersTerminal, scalar != "\n" {
        text += scalar.jsonEscape
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// A scalar below 65,536, as strings of JSON and YAML spell it.
  package var jsonEscape: String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
