import CConcurrency

/// Copies of memory that may not be there: to look where a word points that may be no address.
enum ProcessMemory {
  /// The words of a range, which begins and ends at multiples of eight; nothing where a part of it
  /// is not there.
  static func words(_ range: Range<UInt>) -> [UInt]? {
    let count = range.count / 8
    var isThere = true
    let words = [UInt](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let start = buffer.baseAddress else { return }
      isThere = cconcurrency_copy(range.lowerBound, start, count * 8)
      initialized = isThere ? count : 0
    }
    return isThere ? words : nil
  }

  static func word(at address: UInt) -> UInt? {
    var word: UInt = 0
    return cconcurrency_copy(address, &word, 8) ? word : nil
  }
}

/// A heap object that a word was found to point at, told from anything else without touching it.
struct GuessedObject {
  static let headerSize: UInt = 16

  /// What follows the two words that every object begins with.
  let content: Range<UInt>

  /// Nothing where no allocation begins that is in use, or none of an object.
  ///
  /// The facts relied on: glibc keeps an allocation's size in the word before it, with flags below,
  /// the lowest of which says that the allocation before is in use; it begins at a multiple of 16.
  /// Where that isn't so, under another allocator, no object is found.
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
