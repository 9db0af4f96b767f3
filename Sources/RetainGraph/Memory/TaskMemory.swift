import CConcurrency

/// What the memory of tasks leads to: their frames, and objects that nothing but these hold.
///
/// A frame doesn't say what it holds. Its words are compared with the addresses of known objects;
/// where one leads to an object that isn't known, that one's words are looked at in the same way.
/// Nothing is read here but by copying, and nothing found is taken for more than it is: words.
///
/// The facts relied on, of the form of tasks that the runtime numbers 1:
/// - A task's flags stand in the word at 96; 0x2000 says that it has ended, as every task does
///   before it is freed.
/// - Its memory is a stack of slabs: the first within its own allocation, behind a word that points
///   at it, each further one an allocation that a word of the one before points at.
/// - A slab begins with a word that all slabs have in common; at 16 it has its capacity, at 20 how
///   much of that is in use, from 32 on what is in use.
struct TaskMemory {
  private let numbers: [UInt: Int]
  /// Words that equal the address of no known object; what tasks share is looked at once.
  private var strange: Set<UInt> = []
  /// Those that a word led to.
  ///
  /// What looks like one elsewhere is left over from a task that was freed.
  private var slabs: Set<UInt> = []
  private var unread: [Range<UInt>] = []
  private var found: [Int] = []
  private var isFound: Set<Int> = []

  /// How many objects and slabs are read for a task, the nearest first: what it works on is near, and
  /// all sorts of things are far.
  private static let mostRanges = 1_000

  /// `numbers` are those of the known objects, by address.
  init(_ numbers: [UInt: Int]) {
    self.numbers = numbers
  }

  /// The numbers of the known objects that a task leads to, in the order found; none for a task that
  /// has ended.
  mutating func objects(of task: HeapObject) -> [Int] {
    guard Self.isReadable, !Self.hasEnded(task), let size = task.allocatedSize else { return [] }
    (found, isFound) = ([], [])
    unread = [task.bits + 16..<task.bits + UInt(size & ~7)]
    var next = 0
    while next < min(unread.count, Self.mostRanges) {
      read(unread[next])
      next += 1
    }
    // Another task may be nearer to these.
    for range in unread[next...] { strange.remove(range.lowerBound - GuessedObject.headerSize) }
    return found
  }

  private static let isReadable = _swift_concurrency_debug_internal_layout_version == 1

  private static let slabMark = UInt(bitPattern: _swift_concurrency_debug_asyncTaskSlabMetadata)

  private static let slabHeader: UInt = 32

  private static func hasEnded(_ task: HeapObject) -> Bool {
    task.address.word(at: 96) & 0x2000 != 0
  }

  private mutating func read(_ range: Range<UInt>) {
    guard let words = ProcessMemory.words(range) else { return }
    var index = 0
    while index < words.count {
      let address = range.lowerBound + UInt(index) * 8
      if words[index] == Self.slabMark, index + 2 < words.count, slabs.contains(address) {
        index += Int(Self.slabHeader + (words[index + 2] & 0xFFFF_FFFF)) / 8
      } else {
        visit(words[index])
        index += 1
      }
    }
  }

  private mutating func addSlab(at address: UInt, _ sizes: UInt) {
    let (capacity, used) = (sizes & 0xFFFF_FFFF, sizes >> 32)
    guard used <= capacity, slabs.insert(address).inserted else { return }
    if let next = ProcessMemory.word(at: address + 8) { visit(next) }
    unread.append(address + Self.slabHeader..<address + Self.slabHeader + (used & ~7))
  }

  private mutating func visit(_ word: UInt) {
    guard word >= leastValidAddress, word % 16 == 0, word >> 56 == 0 else { return }
    if let number = numbers[word] {
      if isFound.insert(number).inserted { found.append(number) }
      return
    }
    guard !strange.contains(word), let header = ProcessMemory.words(word - 8..<word + 8) else {
      return
    }
    if header[1] == Self.slabMark {
      if !slabs.contains(word), let sizes = ProcessMemory.word(at: word + 16) {
        addSlab(at: word, sizes)
      }
      return
    }
    strange.insert(word)
    if let object = GuessedObject(at: word, sizeWord: header[0], metadata: header[1]) {
      unread.append(object.content)
    }
  }
}
