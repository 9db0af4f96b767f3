/// Decodes the terminal's bytes into Unicode scalars, a few bytes at a time.
///
/// Invalid UTF-8 becomes U+FFFD, so that the user sees that something else arrived.
struct ScalarDecoder {
  private let encoding: TextEncoding
  private var bytes: [UInt8] = []
  private var position = 0

  init(encoding: TextEncoding) {
    self.encoding = encoding
  }

  mutating func append(_ more: some Sequence<UInt8>) {
    bytes.removeSubrange(..<position)
    position = 0
    bytes.append(contentsOf: more)
  }

  /// Whether there are bytes left.
  var hasMore: Bool { position < bytes.count }

  mutating func removeAll() {
    bytes.removeAll()
    position = 0
  }

  /// The next scalar; nil if it needs more bytes.
  mutating func next() -> Unicode.Scalar? {
    guard position < bytes.count else { return nil }
    if bytes[position] < 0x80 || !encoding.isUTF8 {
      let byte = bytes[position]
      position += 1
      return byte < 0x80 ? Unicode.Scalar(byte) : "?"
    }
    var iterator = bytes[position...].makeIterator()
    var codec = UTF8()
    switch codec.decode(&iterator) {
    case .scalarValue(let scalar):
      position += UTF8.width(scalar)
      return scalar
    case .emptyInput:
      return nil
    case .error:
      let length = invalidLength
      // A valid partial sequence at the end may continue in the next bytes.
      if position + length == bytes.count, length < expectedLength { return nil }
      position += length
      return "\u{FFFD}"
    }
  }

  private var expectedLength: Int {
    switch bytes[position] {
    case 0xC2...0xDF: return 2
    case 0xE0...0xEF: return 3
    case 0xF0...0xF4: return 4
    default: return 1
    }
  }

  /// The number of bytes before a sequence becomes invalid; at least one.
  private var invalidLength: Int {
    let expected = expectedLength
    var length = 1
    while length < expected, position + length < bytes.count,
      continuation(of: bytes[position], at: length).contains(bytes[position + length])
    {
      length += 1
    }
    return length
  }

  private func continuation(of lead: UInt8, at index: Int) -> ClosedRange<UInt8> {
    guard index == 1 else { return 0x80...0xBF }
    switch lead {
    case 0xE0: return 0xA0...0xBF
    case 0xED: return 0x80...0x9F
    case 0xF0: return 0x90...0xBF
    case 0xF4: return 0x80...0x8F
    default: return 0x80...0xBF
    }
  }
}
