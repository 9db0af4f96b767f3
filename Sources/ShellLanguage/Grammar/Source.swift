/// The text of a script, or a line typed at the prompt, under the name that errors call it by.
package struct Source: Sendable {
  /// What errors call it: a path, or something like `<stdin>`.
  package let name: String
  /// The text in UTF-8, known to be valid, without a byte order mark.
  package let bytes: [UInt8]

  /// Text that is already a string.
  package init(name: String, text: String) {
    self.name = name
    bytes = Array(text.utf8)
  }

  /// The bytes of a file; throws where they aren't text.
  package init(name: String, bytes: [UInt8]) throws(ScriptErrors) {
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    let text = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    self.init(name: name, unchecked: text)
    guard String(validating: text, as: UTF8.self) == nil else { return }
    let offset = text.firstInvalidUTF8
    throw ScriptErrors([
      ScriptError(
        .invalidUTF8(byte: text[offset], offset: offset + bytes.count - text.count),
        in: self, at: offset..<offset)
    ])
  }

  private init(name: String, unchecked bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The byte offsets at which lines start.
  package var lineStarts: [Int] {
    [0] + bytes.indices.lazy.filter { self.bytes[$0] == .newline }.map { $0 + 1 }
  }

  /// The bytes of the line around an offset, without its end.
  package func line(around offset: Int) -> Range<Int> {
    let start = bytes[..<offset].lastIndex(of: .newline).map { $0 + 1 } ?? 0
    var end = bytes[offset...].firstIndex(of: .newline) ?? bytes.count
    if end > max(start, offset), bytes[end - 1] == .carriageReturn { end -= 1 }
    return start..<end
  }

  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension UInt8 {
  package static var newline: UInt8 { UInt8(ascii: "\n") }
  package static var carriageReturn: UInt8 { UInt8(ascii: "\r") }
}

extension [UInt8] {
  /// Where the first byte stands that does not belong to a UTF-8 character.
  fileprivate var firstInvalidUTF8: Int {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = makeIterator()
    var offset = 0
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) {
      offset += scalar.count
    }
    return Swift.min(offset, Swift.max(count - 1, 0))
  }
}
