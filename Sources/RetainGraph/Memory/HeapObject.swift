/// The address of a live heap object: a class instance, buffer, closure context, or box.
///
/// It retains nothing and is valid only while other references keep the object alive.
struct HeapObject: Hashable {
  let address: UnsafeRawPointer

  init(_ address: UnsafeRawPointer) { self.address = address }

  init(_ object: AnyObject) {
    address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }

  /// Nil if the word can't be an object's address.
  init?(word: UInt) {
    guard mayBeAddress(word), let address = UnsafeRawPointer(bitPattern: word) else {
      return nil
    }
    self.address = address
  }

  var bits: UInt { UInt(bitPattern: address) }

  var identity: ObjectIdentifier { unsafeBitCast(address, to: ObjectIdentifier.self) }

  var metadata: Metadata { Metadata(UnsafeRawPointer(bitPattern: address.word()) ?? address) }

  /// The number of strong references; nil for an immortal object.
  var retainCount: Int? { counts == .immortal ? nil : runtimeRetainCount(address) }

  /// Whether the last strong reference is gone and only unowned references keep the memory.
  var isDeallocating: Bool { counts == .deallocating }

  private enum Counts {
    case counted
    case deallocating
    case immortal
  }

  private var counts: Counts {
    let counts: UInt
    switch CountWord(address.word(at: 8)) {
    case .immortal: return .immortal
    case .plain(let word): counts = word
    case .inTable(let address):
      guard let table = UnsafeRawPointer(bitPattern: address) else { return .immortal }
      counts = table.word(at: Int(CountWord.offsetInTable))
    }
    return CountWord.areDeallocating(counts) ? .deallocating : .counted
  }

  /// The end of the object's allocation, from the allocator; nil if it isn't on the heap.
  var allocatedSize: Int? {
    counts == .immortal ? nil : RetainGraph.allocatedSize(address)
  }

  /// The end of what the object stores; nil if that is unknown.
  ///
  /// The rest of an allocation contains stale words.
  var storedSize: Int? {
    guard metadata.kind == .class, metadata.inherits("AnyKeyPath") != nil else {
      return allocatedSize
    }
    // The low 24 bits of the header of a key path's components are their size in bytes.
    let components = metadata.instanceSize
    return components + 8 + address.half(at: components) & 0xFF_FFFF
  }

  /// The words in a range of the object.
  func words(in part: Unread) -> [(offset: Int, word: UInt)] {
    guard let end = part.to ?? storedSize, part.from + 8 <= end else { return [] }
    return stride(from: (part.from + 7) & ~7, through: end - 8, by: 8).map {
      ($0, address.word(at: $0))
    }
  }

  /// The object as a strong reference.
  var reference: AnyObject { Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue() }
}

/// A weak reference in the format in which objects store it.
struct WeakWord {
  weak var object: AnyObject?

  /// The target of the weak reference at an address; nil if it was deallocated.
  static func target(at address: UnsafeRawPointer) -> HeapObject? {
    address.assumingMemoryBound(to: WeakWord.self).pointee.object.map { HeapObject($0) }
  }
}

/// Checks later whether objects are still alive, without retaining them.
struct Survivors {
  private var words: [WeakWord] = []

  mutating func add(_ object: HeapObject) { words.append(WeakWord(object: object.reference)) }

  /// One result per added object.
  var areAlive: [Bool] { words.map { $0.object != nil } }
}
