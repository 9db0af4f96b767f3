import CConcurrency

/// The memory that tasks refer to: their frames and the objects that only the frames hold.
///
/// A frame doesn't describe its contents, so its words are compared with the addresses of known
/// objects. If a word points at an unknown object, that object's words are examined the same way.
/// All memory is copied before it is read, and results are treated only as possible references.
///
/// Relies on the runtime's task format, version 1:
/// - The word at offset 96 contains a task's flags; 0x2000 means that it has completed, which every
///   task does before it is freed.
/// - The word at offset 56 is where it continues, with the context at offset 64. A context begins with
///   its caller's context and where that call continues.
/// - Its memory is a stack of slabs. The first is inside the task's allocation, after a word that
///   points at it; each later one is an allocation to which a word in the previous one points.
/// - A slab begins with a word common to all slabs. Its capacity is at offset 16, the used size at
///   20, and the used memory begins at 32.
struct TaskMemory {
  private let numbers: AddressTable<Int>
  /// Words that don't equal the address of a known object; memory that tasks share is examined
  /// once.
  private var strange: Set<UInt> = []
  /// The slabs that a word points at.
  ///
  /// Memory elsewhere that resembles a slab is left over from a freed task.
  private var slabs: Set<UInt> = []
  private var unread: [Range<UInt>] = []
  private var found: [Int] = []
  private var isFound: Set<Int> = []

  /// The maximum number of objects and slabs to read per task, nearest first.
  ///
  /// A task's own data is near; far from it, unrelated data follows.
  private static let mostRanges = 1_000

  /// `numbers` contains the numbers of known objects by address.
  init(_ numbers: AddressTable<Int>) {
    self.numbers = numbers
  }

  /// The numbers of the known objects that a task refers to, in the order found.
  ///
  /// For a completed task, those in its own allocation, which contains its result.
  mutating func objects(of task: HeapObject) -> [Int] {
    guard Self.isReadable, let size = task.allocatedSize else { return [] }
    guard !Self.hasEnded(task) else {
      let words = ProcessMemory.words(task.bits + 16..<task.bits + UInt(size & ~7)) ?? []
      return Array(Set(words.compactMap { numbers[$0] })).sorted()
    }
    (found, isFound) = ([], [])
    unread = [task.bits + 16..<task.bits + UInt(size & ~7)]
    var next = 0
    while next < min(unread.count, Self.mostRanges) {
      read(unread[next])
      next += 1
    }
    // Another task may be closer to these.
    for range in unread[next...] { strange.remove(range.lowerBound - GuessedObject.headerSize) }
    return found
  }

  /// The addresses of other tasks inside a task's own memory, such as those of `async let`; nil if it can't be
  /// read.
  static func innerTasks(of task: HeapObject) -> [UInt]? {
    var memory = TaskMemory(AddressTable())
    _ = memory.objects(of: task)
    let first = task.address.word()
    var inner: [UInt] = []
    for slab in memory.slabs {
      let start = slab + slabHeader
      guard let sizes = ProcessMemory.word(at: slab + 16),
        let words = ProcessMemory.words(start..<start + (sizes >> 32 & ~7))
      else { return nil }
      inner += words.indices.lazy.filter { words[$0] == first }.map { start + UInt($0) * 8 }
        .filter { $0 != task.bits }
    }
    return inner
  }

  /// Whether an allocation is a slab of a task's memory, and the word at an offset is a stale one
  /// that an ended call left there.
  static func isUnused(_ offset: Int, ofSlabAt address: UnsafeRawPointer) -> Bool {
    guard isReadable, let mark = ProcessMemory.word(at: UInt(bitPattern: address)),
      mark == slabMark, let sizes = ProcessMemory.word(at: UInt(bitPattern: address) + 16)
    else { return false }
    return offset >= Int(slabHeader) + Int(sizes >> 32)
  }

  /// The addresses at which the calls of a suspended task continue, the innermost first.
  static func calls(of task: HeapObject) -> [UInt] {
    guard isReadable, let next = ProcessMemory.word(at: task.bits + 56),
      var context = ProcessMemory.word(at: task.bits + 64)
    else { return [] }
    var calls = [next]
    while context != 0, calls.count < mostCalls,
      let words = ProcessMemory.words(context..<context + 16)
    {
      context = words[0]
      calls.append(words[1])
    }
    return calls
  }

  /// More calls than a stack of them has, so that reading a damaged one ends.
  private static let mostCalls = 1_000

  private static let isReadable = _swift_concurrency_debug_internal_layout_version == 1

  private static let slabMark = UInt(bitPattern: _swift_concurrency_debug_asyncTaskSlabMetadata)

  private static let slabHeader: UInt = 32

  static func hasEnded(_ task: HeapObject) -> Bool {
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
