/// The policy of a marking walk for each reference.
protocol MarkedObjects: ~Copyable {
  /// Whether the walk continues into the object at an address.
  mutating func insert(_ address: UInt) -> Bool
}

extension VisitedSet: MarkedObjects {}

/// The marking walk, which visits everything reachable through strong references and records only
/// the visit.
struct Marker<Objects: MarkedObjects & ~Copyable>: ~Copyable {
  var visited: Objects
  private(set) var count = 0
  private(set) var metOpaque = false
  /// The number of this walk.
  private(set) var epoch = 0
  private var queue: WorkQueue
  private var unread: [(object: HeapObject, part: Unread)] = []
  private var interesting: [HeapObject] = []

  /// Checks what another thread may have half written, before it is read; nil if no thread does.
  var guardian: ObjectGuard?

  /// Prepares walks; `queued` is how many objects, a power of two, wait at the same time in most of them.
  init(_ objects: consuming Objects, queued: Int = 1 << 12) {
    visited = objects
    queue = WorkQueue(capacity: queued)
  }

  /// Returns the interesting objects that the tracker already knew.
  @discardableResult
  mutating func mark(
    _ roots: some Sequence<UInt>, _ programs: Programs, _ tracker: Tracker?
  ) -> [HeapObject] {
    count = 0
    metOpaque = false
    epoch += 1
    programs.prepare(for: tracker)
    for root in roots { visit(root) }
    drain(programs, tracker)
    if let tracker, !unread.isEmpty { scanUnread(programs, tracker) }
    unread.removeAll(keepingCapacity: true)
    guard let tracker else { return [] }
    defer { interesting.removeAll(keepingCapacity: true) }
    return tracker.learn(interesting: interesting)
  }

  /// Treats words in unreadable memory that equal the address of a tracked object as references to
  /// it.
  private mutating func scanUnread(_ programs: Programs, _ tracker: Tracker) {
    let candidates = Set(tracker.objects.map { HeapObject($0).bits })
    while let (object, part) = unread.popLast() {
      for (_, word) in object.words(in: part) where candidates.contains(word) { visit(word) }
      drain(programs, tracker)
    }
  }

  @inline(__always)
  mutating func visit(_ word: UInt) {
    if mayBeAddress(word), visited.insert(word) { queue.push(word) }
  }

  private mutating func drain(_ programs: Programs, _ tracker: Tracker?) {
    withUnsafeTemporaryAllocation(of: UInt.self, capacity: Self.batch) { words in
      withUnsafeTemporaryAllocation(of: UnsafeRawPointer?.self, capacity: Self.batch) { metadata in
        guard let words = words.baseAddress, let metadata = metadata.baseAddress else { return }
        drain(programs, tracker, words, metadata)
      }
    }
  }

  /// The number of objects to prefetch at once.
  private static var batch: Int { 16 }

  private mutating func drain(
    _ programs: Programs, _ tracker: Tracker?, _ words: UnsafeMutablePointer<UInt>,
    _ metadata: UnsafeMutablePointer<UnsafeRawPointer?>
  ) {
    var lastMetadata = UnsafeRawPointer(bitPattern: 1)
    var program = programs.value(Metadata(Never.self).address)
    while true {
      let found = queue.pop(into: words, limit: Self.batch)
      if found == 0 { return }
      if let guardian {
        for index in 0..<found where !guardian.isReadable(words[index]) { words[index] = 0 }
      }
      for index in 0..<found {
        metadata[index] = UnsafePointer(bitPattern: words[index])?.pointee
      }
      for index in 0..<found {
        guard let object = UnsafeRawPointer(bitPattern: words[index]),
          let kind = metadata[index]
        else { continue }
        if kind != lastMetadata {
          program = programs.heap(kind)
          lastMetadata = kind
        }
        scan(object, program, programs, tracker)
      }
      count += found
    }
  }

  @inline(__always)
  private mutating func scan(
    _ object: UnsafeRawPointer, _ program: UnsafeMutablePointer<Program>, _ programs: Programs,
    _ tracker: Tracker?
  ) {
    let strong = program.pointee.strong
    for index in 0..<program.pointee.strongCount {
      visit(object.load(fromByteOffset: Int(strong[index]), as: UInt.self))
    }
    if program.pointee.operationCount != 0 { operate(program, object, programs) }
    if program.pointee.tail != .none { scanTail(program, object, programs) }
    if program.pointee.isOpaque { noteOpaque(program, object) }
    if let tracker, program.pointee.isObject { note(program, object, tracker) }
  }

  mutating func noteOpaque() { metOpaque = true }

  mutating func noteOpaque(
    _ program: UnsafeMutablePointer<Program>, _ object: UnsafeRawPointer
  ) {
    metOpaque = true
    for index in 0..<program.pointee.unreadCount {
      unread.append((HeapObject(object), program.pointee.unread[index]))
    }
  }

  private mutating func note(
    _ program: UnsafeMutablePointer<Program>, _ object: UnsafeRawPointer, _ tracker: Tracker
  ) {
    if program.pointee.interest == .unknown {
      let metadata = HeapObject(object).metadata
      let isInteresting = metadata.kind == .class && tracker.isInteresting(metadata)
      program.pointee.interest = isInteresting ? .yes : .no
    }
    if program.pointee.interest == .yes { interesting.append(HeapObject(object)) }
  }
}
