/// Parses the format of project files: `{ key = value; list = ( a, b, ); }`.
struct OldPropertyList {
  /// The maximum nesting, which is more than any project has.
  static let depthLimit = 64

  private let bytes: [UInt8]
  private var position = 0
  private let path: String

  static func parse(_ text: String, path: String) throws(AdoptionError) -> PropertyList {
    var parser = OldPropertyList(bytes: Array(text.utf8), path: path)
    let value = try parser.value(depth: 0)
    try parser.skipSpace()
    guard parser.position == parser.bytes.count else { throw parser.error("text after the end") }
    return value
  }

  private init(bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  private mutating func value(depth: Int) throws(AdoptionError) -> PropertyList {
    guard depth < Self.depthLimit else { throw error("nested too deeply") }
    try skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return try dictionary(depth: depth)
    case UInt8(ascii: "("): return try array(depth: depth)
    case UInt8(ascii: "<"): return try data()
    default: return .string(try string())
    }
  }

  private mutating func dictionary(depth: Int) throws(AdoptionError) -> PropertyList {
    position += 1
    var values: [String: PropertyList] = [:]
    while true {
      try skipSpace()
      if take(UInt8(ascii: "}")) { return .dictionary(values) }
      let key = try string()
      try skipSpace()
      guard take(UInt8(ascii: "=")) else { throw error("expected '=' after '\(key)'") }
      values[key] = try value(depth: depth + 1)
      try skipSpace()
      guard take(UInt8(ascii: ";")) else { throw error("expected ';' after '\(key)'") }
    }
  }

  private mutating func array(depth: Int) throws(AdoptionError) -> PropertyList {
    position += 1
    var values: [PropertyList] = []
    while true {
      try skipSpace()
      if take(UInt8(ascii: ")")) { return .array(values) }
      values.append(try value(depth: depth + 1))
      try skipSpace()
      if take(UInt8(ascii: ",")) { continue }
      guard take(UInt8(ascii: ")")) else { throw error("expected ',' or ')'") }
      return .array(values)
    }
  }

  private mutating func data() throws(AdoptionError) -> PropertyList {
    let start = position
    while let byte = peek, byte != UInt8(ascii: ">") {
      _ = byte
      position += 1
    }
    guard take(UInt8(ascii: ">")) else { throw error("expected '>'") }
    return .string(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private mutating func string() throws(AdoptionError) -> String {
    guard let first = peek else { throw error("unexpected end") }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(by: first) }
    let start = position
    while let byte = peek, Self.isWord(byte) { position += 1 }
    guard position > start else { throw error("unexpected character") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quoted(by quote: UInt8) throws(AdoptionError) -> String {
    position += 1
    var content: [UInt8] = []
    while let byte = peek {
      position += 1
      if byte == quote { return String(decoding: content, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        content.append(byte)
        continue
      }
      guard let escaped = peek else { break }
      position += 1
      switch escaped {
      case UInt8(ascii: "n"): content.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): content.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "U"): content += Array(unicode().utf8)
      default: content.append(escaped)
      }
    }
    throw error("a string doesn't end")
  }

  /// The text that `\Uxxxx` stands for, with the escape after it if the two are one character.
  private mutating func unicode() -> String {
    var units: [UInt16] = []
    repeat {
      let digits = bytes[position...].prefix(4)
      guard digits.count == 4, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
      else { break }
      position += 4
      units.append(unit)
    } while UTF16.isLeadSurrogate(units[units.count - 1]) && takeEscape()
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func takeEscape() -> Bool {
    guard starts("\\U") else { return false }
    position += 2
    return true
  }

  private mutating func skipSpace() throws(AdoptionError) {
    while let byte = peek {
      if byte <= 32 {
        position += 1
      } else if starts("//") {
        while let byte = peek, byte != 10 {
          _ = byte
          position += 1
        }
      } else if starts("/*") {
        position += 2
        while !starts("*/") {
          guard position < bytes.count else { throw error("a comment doesn't end") }
          position += 1
        }
        position += 2
      } else {
        return
      }
    }
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  private func starts(_ text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount
    where bytes[position + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: ":"), 128...:
      true
    default: false
    }
  }

  private func error(_ reason: String) -> AdoptionError {
    let line = bytes[..<min(position, bytes.count)].count { $0 == 10 } + 1
    return .malformed(path, line: line, reason: reason)
  }
}
