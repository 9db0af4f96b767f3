/// The beginning and the end of an output, so that endless output doesn't fill the memory.
struct BoundedOutput {
  private static let limit = 1 << 16

  private var head: [UInt8] = []
  private var tail: [UInt8] = []
  private var dropped = 0

  mutating func append(_ bytes: some Collection<UInt8>) {
    let room = Self.limit - head.count
    head += bytes.prefix(room)
    tail += bytes.dropFirst(room)
    guard tail.count > 2 * Self.limit else { return }
    dropped += tail.count - Self.limit
    tail.removeFirst(tail.count - Self.limit)
  }

  /// The text, ending with a line's end unless there is none.
  var text: String {
    guard !head.isEmpty else { return "" }
    let middle = dropped > 0 ? Array("\n… \(dropped) bytes left out …\n".utf8) : []
    let text = String(decoding: head + middle + tail, as: UTF8.self)
    return text.hasSuffix("\n") ? text : text + "\n"
  }
}
