/// The address of a live heap object: a class's instance, a buffer, a closure's context or a box.
///
/// It holds nothing. What it points at stays alive only as long as somebody else holds it.
struct HeapObject: Hashable {
  let address: UnsafeRawPointer

  init(_ address: UnsafeRawPointer) { self.address = address }

  init(_ object: AnyObject) {
    address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }

  /// Nothing for a word that can't be an object's address.
  init?(word: UInt) {
    guard word >= leastValidAddress, let address = UnsafeRawPointer(bitPattern: word) else {
      return nil
    }
    self.address = address
  }

  var bits: UInt { UInt(bitPattern: address) }

  var metadata: Metadata { Metadata(UnsafeRawPointer(bitPattern: address.word()) ?? address) }

  /// The strong references to it; nothing for an object that is never freed.
  var retainCount: Int? { counts == .immortal ? nil : runtimeRetainCount(address) }

  /// Whether its last strong reference has gone, and unowned ones alone keep its memory.
  var isDeallocating: Bool { counts == .deallocating }

  private enum Counts {
    case counted
    case deallocating
    case immortal
  }

  /// What the second word says of the object.
  ///
  /// Its bit 63 says that it is more than counts. Then either the low half is all ones, and the
  /// object is never freed, or the word is the address of a side table, shifted, which has the
  /// counts in its third word. Bit 32 of counts says that deallocation has begun.
  private var counts: Counts {
    let word = address.word(at: 8)
    var bits = word
    if word >> 63 == 1 {
      if word & 0xFFFF_FFFF == 0xFFFF_FFFF { return .immortal }
      guard let table = UnsafeRawPointer(bitPattern: (word & ~(3 << 62)) << 3) else {
        return .immortal
      }
      bits = table.word(at: 16)
    }
    return bits & (1 << 32) == 0 ? .counted : .deallocating
  }

  /// Where the object ends for certain, as its allocator knows; nothing outside of the heap.
  var allocatedSize: Int? {
    counts == .immortal ? nil : RetainGraph.allocatedSize(address)
  }

  /// The words of a part of the object.
  func words(in part: Unread) -> [(offset: Int, word: UInt)] {
    guard let end = part.to ?? allocatedSize, part.from + 8 <= end else { return [] }
    return stride(from: (part.from + 7) & ~7, through: end - 8, by: 8).map {
      ($0, address.word(at: $0))
    }
  }

  /// The object as a reference that holds it.
  var reference: AnyObject { Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue() }
}

/// A weak reference in the form in which every object stores one.
struct WeakWord {
  weak var object: AnyObject?

  /// What the weak reference at an address refers to, while that is alive.
  static func target(at address: UnsafeRawPointer) -> HeapObject? {
    address.assumingMemoryBound(to: WeakWord.self).pointee.object.map { HeapObject($0) }
  }
}

/// Asks, after a while, whether objects are alive still, without holding them.
struct Survivors {
  private var words: [WeakWord] = []

  mutating func add(_ object: HeapObject) { words.append(WeakWord(object: object.reference)) }

  /// One answer for each object added.
  var areAlive: [Bool] { words.map { $0.object != nil } }
}
