/// A value of the app's defaults: `% defaults: key=value`.
///
/// The value is written as for the `defaults write` command: a string, or a type and a value, such
/// as `-bool YES`.
package struct DefaultsEntry: Sendable, Equatable {
  package enum Value: Sendable, Equatable {
    case string(String)
    case bool(Bool)
    case integer(Int)
    case float(Double)
    /// Seconds since 1970.
    case date(Double)
    case data([UInt8])
    case array([String])
    case dictionary([String: String])
  }

  package let key: String
  package let value: Value
  /// The entry as written.
  package let text: String

  /// Nil if the text can't be parsed.
  package init?(written text: String) {
    guard let equals = text.firstIndex(of: "=") else { return nil }
    key = String(text[..<equals].trimmed)
    guard !key.isEmpty, let value = Value(written: text[text.index(after: equals)...].trimmed)
    else { return nil }
    self.value = value
    self.text = text
  }
}

extension DefaultsEntry.Value {
  fileprivate init?(written text: String) {
    guard text.first == "-", let type = text.dropFirst().split(separator: " ").first,
      type.first?.isLetter == true
    else {
      self = .string(text.unquoted)
      return
    }
    let rest = text.dropFirst(type.count + 1).trimmed
    switch type {
    case "string": self = .string(rest.unquoted)
    case "bool", "boolean":
      switch rest.lowercased() {
      case "yes", "true", "1": self = .bool(true)
      case "no", "false", "0": self = .bool(false)
      default: return nil
      }
    case "int", "integer":
      guard let number = Int(rest) else { return nil }
      self = .integer(number)
    case "float":
      guard let number = Double(rest), number.isFinite else { return nil }
      self = .float(number)
    case "date":
      guard let seconds = Self.seconds(rest) else { return nil }
      self = .date(seconds)
    case "data":
      guard let bytes = Self.bytes(rest) else { return nil }
      self = .data(bytes)
    case "array":
      guard let words = rest.quotedWords else { return nil }
      self = .array(words)
    case "dict":
      guard let words = rest.quotedWords, words.count.isMultiple(of: 2) else { return nil }
      let pairs = stride(from: 0, to: words.count, by: 2).map { (words[$0], words[$0 + 1]) }
      self = .dictionary(Dictionary(pairs) { $1 })
    default: return nil
    }
  }

  /// The bytes of pairs of hexadecimal digits.
  private static func bytes(_ text: String) -> [UInt8]? {
    let digits = Array(text.utf8)
    guard digits.count.isMultiple(of: 2) else { return nil }
    let values = digits.map { Character(Unicode.Scalar($0)).hexDigitValue }
    guard !values.contains(nil) else { return nil }
    let known = values.compactMap(\.self)
    return stride(from: 0, to: known.count, by: 2).map { UInt8(known[$0] * 16 + known[$0 + 1]) }
  }

  /// The seconds from 1970 to a time in UTC, such as `2026-01-31T12:00:00Z`.
  private static func seconds(_ text: String) -> Double? {
    let pattern = #/(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d):(\d\d)(?: ?(?:Z|\+0000))?)?/#
    guard let match = text.wholeMatch(of: pattern)?.output else { return nil }
    func number(_ part: Substring?) -> Int { part.flatMap { Int($0) } ?? 0 }
    let (year, month, day) = (number(match.1), number(match.2), number(match.3))
    let (hour, minute, second) = (number(match.4), number(match.5), number(match.6))
    guard 1...12 ~= month, 1...31 ~= day, hour < 24, minute < 60, second < 60 else { return nil }
    // Years begin in March, so that a leap day is the last of its year.
    let shifted = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let days = 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
    return Double(((days * 24 + hour) * 60 + minute) * 60 + second)
  }
}

extension String {
  /// The text without the quotes around it.
  fileprivate var unquoted: String {
    guard count >= 2, first == "\"", last == "\"" else { return self }
    return String(dropFirst().dropLast())
  }

  /// The words, some of them in quotes because they contain spaces; nil if a quote isn't closed.
  fileprivate var quotedWords: [String]? {
    var words: [String] = []
    var rest = self[...]
    while let start = rest.firstIndex(where: { $0 != " " }) {
      rest = rest[start...]
      if rest.first == "\"" {
        rest = rest.dropFirst()
        guard let end = rest.firstIndex(of: "\"") else { return nil }
        words.append(String(rest[..<end]))
        rest = rest[rest.index(after: end)...]
      } else {
        let end = rest.firstIndex(of: " ") ?? rest.endIndex
        words.append(String(rest[..<end]))
        rest = rest[end...]
      }
    }
    return words
  }
}
