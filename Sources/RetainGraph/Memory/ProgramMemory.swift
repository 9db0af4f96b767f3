/// What a program is compiled into before it gets its place in memory.
struct ProgramBody {
  var strong: [Int32] = []
  var operations: [Operation] = []
  var unread: [Unread] = []
}

/// Where programs live until the walker they belong to goes.
struct ProgramMemory: ~Copyable {
  private var blocks: [UnsafeMutableRawPointer] = []

  deinit {
    for block in blocks { block.deallocate() }
  }

  mutating func constants<Value>(_ values: [Value]) -> UnsafePointer<Value> {
    let block = UnsafeMutablePointer<Value>.allocate(capacity: max(values.count, 1))
    for (index, value) in values.enumerated() { (block + index).initialize(to: value) }
    blocks.append(UnsafeMutableRawPointer(block))
    return UnsafePointer(block)
  }

  mutating func constant<Value>(_ value: Value) -> UnsafePointer<Value> { constants([value]) }

  mutating func program(
    _ body: ProgramBody, _ complete: (inout Program) -> Void
  ) -> UnsafeMutablePointer<Program> {
    var program = Program(
      strong: constants(body.strong), strongCount: body.strong.count,
      operations: constants(body.operations), operationCount: body.operations.count,
      unread: constants(body.unread), unreadCount: body.unread.count)
    complete(&program)
    return UnsafeMutablePointer(mutating: constant(program))
  }
}

/// Programs by address: open addressing, plain enough to be copied into a walk's registers.
struct ProgramTable {
  private struct Entry {
    var key: UnsafeRawPointer?
    var program: UnsafeMutablePointer<Program>?
  }

  private var entries: [Entry]
  private var count = 0

  init() { entries = [Entry](repeating: Entry(), count: 256) }

  private func slot(of key: UnsafeRawPointer) -> Int {
    let mask = entries.count - 1
    let hash = UInt(bitPattern: key) &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: hash >> 40) & mask
    while let other = entries[slot].key, other != key { slot = (slot + 1) & mask }
    return slot
  }

  subscript(key: UnsafeRawPointer) -> UnsafeMutablePointer<Program>? {
    entries[slot(of: key)].program
  }

  mutating func insert(_ program: UnsafeMutablePointer<Program>, for key: UnsafeRawPointer) {
    if count * 2 >= entries.count {
      let old = entries
      entries = [Entry](repeating: Entry(), count: old.count * 2)
      for entry in old {
        if let key = entry.key { entries[slot(of: key)] = entry }
      }
    }
    count += 1
    entries[slot(of: key)] = Entry(key: key, program: program)
  }

  func forEach(_ body: (UnsafeMutablePointer<Program>) -> Void) {
    for entry in entries {
      if let program = entry.program { body(program) }
    }
  }
}
