/// Bytes in a pipe after their size, so that the reader knows when it has all of them.
enum SizedBytes {
  private static let headSize = 4

  static func bytes(of content: [UInt8]) -> [UInt8] {
    let count = UInt32(content.count)
    return (0..<headSize).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) } + content
  }

  /// Removes the first content from what was read; nil if it isn't complete.
  static func take(from bytes: inout [UInt8]) -> [UInt8]? {
    guard bytes.count >= headSize else { return nil }
    let count = (0..<headSize).reduce(0) { $0 | Int(bytes[$1]) << (8 * $1) }
    guard bytes.count >= headSize + count else { return nil }
    defer { bytes.removeFirst(headSize + count) }
    return Array(bytes[headSize..<headSize + count])
  }
}
