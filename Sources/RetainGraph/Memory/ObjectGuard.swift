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
    guard let word = ProcessMemory.word(at: address + 8) else { return false }
    switch CountWord(word) {
    case .immortal: return true
    case .plain(let counts):
      let unowned = counts >> 1 & 0x7FFF_FFFF
      return counts & 1 == 1 && unowned > 0 && unowned < 1 << 24 && counts >> 33 < 1 << 24
    case .inTable(let table): return ProcessMemory.word(at: table) == address
    }
  }

  private func isDeallocating(_ address: UInt) -> Bool {
    guard let word = ProcessMemory.word(at: address + 8) else { return true }
    switch CountWord(word) {
    case .immortal: return false
    case .plain(let counts): return CountWord.areDeallocating(counts)
    case .inTable(let table):
      return ProcessMemory.word(at: table + CountWord.offsetInTable)
        .map(CountWord.areDeallocating) ?? true
    }
  }
}
