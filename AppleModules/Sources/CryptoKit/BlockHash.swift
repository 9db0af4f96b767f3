/// A hash function that mixes one block after another into a few words.
protocol BlockHash: NamedHashFunction where Digest == HashDigest<Self> {
  associatedtype Word: FixedWidthInteger & UnsignedInteger & Sendable

  /// Whether the words of blocks and digests begin with their highest byte.
  static var isBigEndian: Bool { get }

  var words: [Word] { get }
  var message: Message { get set }

  mutating func mix(_ block: [Word])
}

/// The bytes that don't fill a block yet, and the count of all bytes.
public struct Message: Sendable {
  var rest: [UInt8] = []
  var count = 0
}

extension BlockHash {
  public static var blockByteCount: Int { 16 * Word.bitWidth / 8 }

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    message.count += bufferPointer.count
    message.rest += bufferPointer
    var start = 0
    while message.rest.count - start >= Self.blockByteCount {
      mix(Self.words(of: message.rest[start..<start + Self.blockByteCount]))
      start += Self.blockByteCount
    }
    message.rest.removeFirst(start)
  }

  public func finalize() -> HashDigest<Self> {
    var last = self
    last.pad()
    let bytes = last.words.flatMap(Self.bytes(of:))
    return HashDigest(bytes: Array(bytes.prefix(Self.digestByteCount)))
  }

  /// Adds a one, zeros and the count of bits, so that the last block is full.
  private mutating func pad() {
    let bits = UInt64(message.count) * 8
    let lengthBytes = 2 * Word.bitWidth / 8
    var padding: [UInt8] = [0x80]
    while (message.rest.count + padding.count + lengthBytes) % Self.blockByteCount != 0 {
      padding.append(0)
    }
    padding += Array(repeating: 0, count: lengthBytes - 8)
    let length = (0..<8).map { UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) }
    padding += Self.isBigEndian ? length.reversed() : length
    padding.withUnsafeBytes { update(bufferPointer: $0) }
  }

  private static func words(of block: ArraySlice<UInt8>) -> [Word] {
    let size = Word.bitWidth / 8
    return (0..<16).map { index in
      let start = block.startIndex + index * size
      let bytes = block[start..<start + size]
      return (isBigEndian ? Array(bytes) : bytes.reversed()).reduce(0) { $0 << 8 | Word($1) }
    }
  }

  private static func bytes(of word: Word) -> [UInt8] {
    let bytes = (0..<Word.bitWidth / 8).map { UInt8(truncatingIfNeeded: word >> Word(8 * $0)) }
    return isBigEndian ? bytes.reversed() : bytes
  }
}

extension FixedWidthInteger {
  func rotated(right count: Int) -> Self {
    self &>> Self(count) | self &<< Self(Self.bitWidth - count)
  }

  func rotated(left count: Int) -> Self { rotated(right: Self.bitWidth - count) }
}
