import CConcurrency
import CHeap

/// Copies memory that may be unmapped, to check where a possible address points.
enum ProcessMemory {
  /// The words in a range aligned to eight bytes; nil if a part of it is unmapped.
  static func words(_ range: Range<UInt>) -> [UInt]? {
    let count = range.count / 8
    var isThere = true
    let words = [UInt](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let start = buffer.baseAddress else { return }
      isThere = copy(range.lowerBound, to: start, count: count)
      initialized = isThere ? count : 0
    }
    return isThere ? words : nil
  }

  static func word(at address: UInt) -> UInt? {
    var word: UInt = 0
    return copy(address, to: &word, count: 1) ? word : nil
  }

  /// Returns false if a part of the words is unmapped.
  private static func copy(
    _ address: UInt, to words: UnsafeMutablePointer<UInt>, count: Int
  ) -> Bool {
    cheap_read_own_words(address, words, count) || cconcurrency_copy(address, words, count * 8)
  }
}

/// A possible heap object that a word points at, verified without accessing it.
struct GuessedObject {
  static let headerSize: UInt = 16

  /// The contents after the object header's two words.
  let content: Range<UInt>

  /// Nil if no allocation in use begins at the address, or if it doesn't contain an object.
  ///
  /// Relies on glibc, which stores an allocation's size in the preceding word, with flags in the
  /// low bits, the lowest of which marks the previous allocation as in use. Allocations are aligned
  /// to 16 bytes. Under another allocator, no object is found.
  init?(at address: UInt, sizeWord: UInt, metadata: UInt) {
    let (size, isMapped) = (sizeWord & ~7, sizeWord & 2 != 0)
    guard !isMapped, size >= 32, size % 16 == 0, size < 1 << 40,
      let next = ProcessMemory.word(at: address + size - 8), next & 1 == 1,
      metadata >= leastValidAddress, metadata % 8 == 0,
      let kind = ProcessMemory.word(at: metadata), Metadata.Kind(rawValue: kind) != nil
    else { return nil }
    content = address + Self.headerSize..<address + size - 8
  }
}
