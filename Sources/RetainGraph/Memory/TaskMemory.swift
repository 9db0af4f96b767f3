import CConcurrency

/// What the memory of a task leads to: its frames, and objects that nothing but these hold.
///
/// A frame doesn't say what it holds. Its words are compared with the addresses of known objects;
/// where one leads to an object that isn't known, that one's words are looked at in the same way.
/// Nothing is read here but by copying, and nothing found is taken for more than it is: words.
///
/// The facts relied on, of the form of tasks that the runtime numbers 1:
/// - A task's flags stand in the word at 96; 0x2000 says that it has ended, as every task does
///   before it is freed.
/// - Its memory is a stack of slabs: the first within its own allocation, behind the task itself,
///   each further one an allocation that a word of the one before points at.
/// - A slab begins with a word that all slabs have in common; at 16 it has its capacity, at 20 how
///   much of that is in use, from 32 on what is in use.
struct TaskMemory {
  private let numbers: [UInt: Int]
  private var seen: Set<UInt> = []
  private var unread: [Range<UInt>] = []
  /// The numbers of the known objects whose addresses words equal, in the order found.
  private(set) var found: [Int] = []

  /// A task that names more objects than this names something else than what it works on.
  private static let mostObjects = 10_000

  /// Reads the memory of a task that hasn't ended; of any other there is none.
  ///
  /// `numbers` are those of the known objects, by address.
  init(_ task: HeapObject, _ numbers: [UInt: Int]) {
    self.numbers = numbers
    guard Self.isReadable, !Self.hasEnded(task), let size = task.allocatedSize else { return }
    unread = [task.bits + 16..<task.bits + UInt(size & ~7)]
    while let range = unread.popLast(), seen.count < Self.mostObjects { read(range) }
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
      if words[index] == Self.slabMark, index + 3 < words.count {
        let sizes = words[index + 2]
        visit(words[index + 1])
        addSlab(at: address, sizes)
        index += Int(Self.slabHeader + (sizes & 0xFFFF_FFFF)) / 8
      } else {
        visit(words[index])
        index += 1
      }
    }
  }

  private mutating func addSlab(at address: UInt, _ sizes: UInt) {
    let (capacity, used) = (sizes & 0xFFFF_FFFF, sizes >> 32)
    guard used <= capacity, seen.insert(address).inserted else { return }
    unread.append(address + Self.slabHeader..<address + Self.slabHeader + (used & ~7))
  }

  private mutating func visit(_ word: UInt) {
    guard word >= leastValidAddress, word % 16 == 0, word >> 56 == 0, !seen.contains(word) else {
      return
    }
    if let number = numbers[word] {
      seen.insert(word)
      found.append(number)
    } else if let header = ProcessMemory.words(word - 8..<word + 8) {
      if header[1] == Self.slabMark {
        if let sizes = ProcessMemory.word(at: word + 16) { addSlab(at: word, sizes) }
      } else if let object = GuessedObject(at: word, sizeWord: header[0], metadata: header[1]) {
        seen.insert(word)
        unread.append(object.content)
      }
    }
  }
}
