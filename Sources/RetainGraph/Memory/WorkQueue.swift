/// A first-in, first-out queue of objects that a walk has reached but not yet read.
///
/// It is a queue rather than a stack, so that the next objects are known and can be prefetched
/// together. It stores complements, because words stay in its memory after a walk, and starts with
/// memory without words of earlier users: a memory search must not mistake the queue for a holder.
struct WorkQueue: ~Copyable {
  private var words: UnsafeMutablePointer<UInt>
  private var mask: Int
  private var head = 0
  private var tail = 0

  /// The capacity is a power of two.
  init(capacity: Int) {
    mask = capacity - 1
    words = Self.emptyWords(capacity)
  }

  private static func emptyWords(_ capacity: Int) -> UnsafeMutablePointer<UInt> {
    let words = UnsafeMutablePointer<UInt>.allocate(capacity: capacity)
    words.initialize(repeating: 0, count: capacity)
    return words
  }

  deinit { words.deallocate() }

  @inline(__always)
  mutating func push(_ word: UInt) {
    words[tail & mask] = ~word
    tail += 1
    if tail - head > mask { grow() }
  }

  /// Removes words, up to a limit.
  @inline(__always)
  mutating func pop(into words: UnsafeMutablePointer<UInt>, limit: Int) -> Int {
    let count = min(limit, tail - head)
    for index in 0..<count { words[index] = ~self.words[(head + index) & mask] }
    head += count
    return count
  }

  @inline(never)
  private mutating func grow() {
    let wider = Self.emptyWords((mask + 1) * 2)
    let count = tail - head
    for index in 0..<count { wider[index] = words[(head + index) & mask] }
    words.deallocate()
    words = wider
    mask = mask * 2 + 1
    head = 0
    tail = count
  }
}
