/// A compiled program before it is copied to its final memory.
struct ProgramBody {
  var strong: [Int32] = []
  var operations: [Operation] = []
  var unread: [Unread] = []
}

/// The memory of programs, which is freed with their walker.
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
