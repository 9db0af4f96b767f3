/// Tells objects from other memory without accessing it.
final class ObjectGuard {
  private let names: RootNames
  private var kinds: [UInt: Bool] = [:]

  init(names: RootNames) { self.names = names }

  /// Whether an address holds an object, judged by its first two words.
  func isObject(_ address: UInt) -> Bool {
    guard address % 8 == 0, let metadata = ProcessMemory.word(at: address) else { return false }
    let isObject = kinds[metadata] ?? names.isMetadata(metadata)
    kinds[metadata] = isObject
    return isObject && hasCounts(address)
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
        && !isDeallocating(counts)
    }
    if counts & 0xFFFF_FFFF == 0xFFFF_FFFF { return true }
    let table = (counts & ~(3 << 62)) << 3
    guard ProcessMemory.word(at: table) == address,
      let tableCounts = ProcessMemory.word(at: table + 16)
    else { return false }
    return !isDeallocating(tableCounts)
  }

  /// Whether deallocation has begun, after which another thread frees the object.
  private func isDeallocating(_ counts: UInt) -> Bool { counts & (1 << 32) != 0 }
}
