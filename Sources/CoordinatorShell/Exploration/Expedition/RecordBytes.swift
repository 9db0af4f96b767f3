/// Writes numbers and texts one after another; small numbers take one byte.
struct RecordWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ number: Int) { write(UInt64(bitPattern: Int64(number))) }

  mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7f) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ text: String) {
    let utf8 = text.utf8
    write(utf8.count)
    bytes.append(contentsOf: utf8)
  }

  mutating func write(_ text: String?) {
    write(text == nil ? 0 : 1)
    if let text { write(text) }
  }

  mutating func write<Element>(
    _ elements: [Element], _ body: (inout RecordWriter, Element) -> Void
  ) {
    write(elements.count)
    for element in elements { body(&self, element) }
  }
}

/// Reads what a `RecordWriter` wrote; throws if the bytes end early.
struct RecordReader {
  struct Truncated: Error {}

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func word() throws(Truncated) -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while index < bytes.count, shift < 64 {
      let byte = bytes[index]
      index += 1
      number |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
    throw Truncated()
  }

  mutating func number() throws(Truncated) -> Int { Int(Int64(bitPattern: try word())) }

  mutating func text() throws(Truncated) -> String {
    let count = try number()
    guard count >= 0, count <= bytes.count - index else { throw Truncated() }
    defer { index += count }
    return String(decoding: bytes[index..<index + count], as: UTF8.self)
  }

  mutating func optionalText() throws(Truncated) -> String? {
    try number() == 0 ? nil : try text()
  }

  mutating func list<Element>(
    _ body: (inout RecordReader) throws(Truncated) -> Element
  ) throws(Truncated) -> [Element] {
    let count = try number()
    guard count >= 0, count <= bytes.count - index else { throw Truncated() }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try body(&self)) }
    return elements
  }
}
