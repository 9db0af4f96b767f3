/// Tells objects from other memory without accessing it.
final class ObjectGuard {
  private let names: RootNames
  private var kinds: [UInt: Bool] = [:]
  private lazy var othersWork = OtherThreads.areAtWork

  init(names: RootNames) { self.names = names }

  /// Whether an address holds an object, judged by its first two words.
  func isObject(_ address: UInt) -> Bool {
    guard address % 8 == 0, let metadata = ProcessMemory.word(at: address) else { return false }
    let isObject = kinds[metadata] ?? names.isMetadata(metadata)
    kinds[metadata] = isObject
    return isObject && hasCounts(address)
  }

  /// Whether an object may be read and retained: while other threads work, one whose deallocation
  /// has begun is about to be freed.
  func isReadable(_ address: UInt) -> Bool {
    isObject(address) && !(othersWork && isDeallocating(address))
  }

  /// Whether the second word can be an object's reference counts.
  ///
  /// Freed memory keeps its first word for a while, and runtime tables also begin with metadata
  /// addresses. Bit 0 of the counts means that only Swift frees the object, and no address has it
  /// set.
  private func hasCounts(_ address: UInt) -> Bool {
    guard let counts = ProcessMemory.word(at: address + 8) else { return false }
    if counts >> 63 == 0 {
      let unowned = counts >> 1 & 0x7FFF_FFFF
      return counts & 1 == 1 && unowned > 0 && unowned < 1 << 24 && counts >> 33 < 1 << 24
    }
    if counts & 0xFFFF_FFFF == 0xFFFF_FFFF { return true }
    return ProcessMemory.word(at: Self.table(counts)) == address
  }

  /// Whether bit 32 of the counts, which may be in a side table, is set.
  private func isDeallocating(_ address: UInt) -> Bool {
    guard var counts = ProcessMemory.word(at: address + 8) else { return true }
    if counts >> 63 == 1 {
      if counts & 0xFFFF_FFFF == 0xFFFF_FFFF { return false }
      guard let inTable = ProcessMemory.word(at: Self.table(counts) + 16) else { return true }
      counts = inTable
    }
    return counts & (1 << 32) != 0
  }

  /// The address of the side table that a second word refers to.
  private static func table(_ counts: UInt) -> UInt { (counts & ~(3 << 62)) << 3 }
}
