import Foundation

/// JSON of a report: keys sorted, and nothing in it that would steer a terminal.
package enum JSONText {
  package static func of(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let plain = String(decoding: try encoder.encode(value), as: UTF8.self)
    var text = ""
    text.reserveCapacity(plain.utf8.count + 1)
    for scalar in plain.unicodeScalars {
      // Line breaks stand between the values, all other steering scalars within strings.
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
  /// The scalar, one of the first 65,536, as strings of JSON and YAML spell it.
  package var jsonEscape: String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
