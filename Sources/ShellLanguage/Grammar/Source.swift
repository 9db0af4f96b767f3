/// The text of a script or of a typed line, with its name for errors.
package struct Source: Sendable {
  /// The name in errors: a path, or a name such as `<stdin>`.
  package let name: String
  /// The valid UTF-8 text, without a byte order mark.
  package let bytes: [UInt8]

  /// Creates a source from a string.
  package init(name: String, text: String) {
    self.name = name
    bytes = Array(text.utf8)
  }

  /// Creates a source from a file's bytes; throws an error if they aren't text.
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

  /// The bytes of the line that contains an offset, without its line ending.
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
  /// The offset of the first byte that isn't valid UTF-8.
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
