/// The cached programs, by address of the metadata of types and heap objects.
final class Programs {
  let layouts: Layouts
  private(set) var heaps = AddressTable<UnsafeMutablePointer<Program>>()
  private(set) var values = AddressTable<UnsafeMutablePointer<Program>>()
  private var genericContexts = ContextTable<UnsafeMutablePointer<Program>>()
  private var memory = ProgramMemory()
  /// A strong reference, because a weak one would slow down every use in a walk.
  private var lastTracker: Tracker?

  init(layouts: Layouts) { self.layouts = layouts }

  func heap(_ metadata: UnsafeRawPointer) -> UnsafeMutablePointer<Program> {
    if let known = heaps[metadata] { return known }
    let program = compile(layouts.heap(Metadata(metadata)))
    heaps.insert(program, for: metadata)
    return program
  }

  func value(_ metadata: UnsafeRawPointer) -> UnsafeMutablePointer<Program> {
    if let known = values[metadata] { return known }
    let program = compile(layouts.value(Metadata(metadata)))
    values.insert(program, for: metadata)
    return program
  }

  func genericContext(_ object: HeapObject) -> UnsafeMutablePointer<Program> {
    let key = layouts.contextKey(of: object)
    if let known = genericContexts[key] { return known }
    let program = compile(layouts.heap(of: object))
    genericContexts[key] = program
    return program
  }

  /// Removes what depends on a previous tracker's interests.
  func prepare(for tracker: Tracker?) {
    guard tracker !== lastTracker else { return }
    lastTracker = tracker
    heaps.forEach { $0.pointee.interest = .unknown }
  }

  private func compile(_ layout: HeapLayout) -> UnsafeMutablePointer<Program> {
    var body = ProgramBody()
    var tail: (inout Program) -> Void = { _ in }
    if !layout.isBoundary {
      body.unread = layout.unread
      switch layout.body {
      case .fields(let fields): add(fields, at: 0, to: &body)
      case .array(let storage): tail = array(storage)
      case .table(let storage): tail = table(storage)
      case .captures(let fields):
        for field in fields { add(field.layout, at: field.offset, to: &body) }
      case .genericCaptures: tail = { $0.tail = .genericContext }
      case .error: tail = { $0.tail = .error }
      }
    }
    return memory.program(body) {
      $0.isOpaque = layout.opaque != nil && !layout.isBoundary
      $0.isObject = layout.kind == .object
      tail(&$0)
    }
  }

  private func compile(_ layout: ValueLayout) -> UnsafeMutablePointer<Program> {
    var body = ProgramBody()
    add(layout, at: 0, to: &body)
    return memory.program(body) { _ in }
  }

  private func array(_ storage: ArrayStorage) -> (inout Program) -> Void {
    guard !storage.element.isNone else { return { _ in } }
    let element = compile(storage.element)
    return {
      $0.tail = .array
      $0.tailOffset = storage.elementsOffset
      $0.stride = storage.stride
      $0.element = element
    }
  }

  private func table(_ storage: TableStorage) -> (inout Program) -> Void {
    guard !storage.keyLayout.isNone || !storage.valueLayout.isNone else { return { _ in } }
    let table = memory.constant(
      TableProgram(
        scaleOffset: storage.scaleOffset, bitsOffset: storage.bitsOffset,
        keysOffset: storage.keysOffset, valuesOffset: storage.valuesOffset ?? 0,
        keyStride: storage.key.witnesses.stride,
        valueStride: storage.value?.witnesses.stride ?? 0, key: compile(storage.keyLayout),
        value: storage.value.map { _ in compile(storage.valueLayout) }))
    return {
      $0.tail = .table
      $0.table = table
    }
  }

  private func add(_ layout: ValueLayout, at offset: Int, to body: inout ProgramBody) {
    func operation(
      _ kind: Operation.Kind, metadata: Metadata? = nil, count: Int = 0, stride: Int = 0,
      _ layouts: [ValueLayout] = []
    ) {
      body.operations.append(
        Operation(
          kind: kind, offset: offset, metadata: (metadata ?? Metadata(Never.self)).address,
          count: count, stride: stride, programs: memory.constants(layouts.map(compile))))
    }
    switch layout {
    case .none, .unmanaged, .reference(.weak), .reference(.unowned), .reference(.possible): break
    case .reference(.strong): body.strong.append(Int32(offset))
    case .bridge: operation(.bridge)
    case .closure: operation(.closure)
    case .existential: operation(.existential)
    case .fields(let fields):
      for field in fields { add(field.layout, at: offset + field.offset, to: &body) }
    case .enumeration(let layout):
      operation(
        layout.isPayloadInPlace ? .payloadInPlace : .payloadProjected, metadata: layout.metadata,
        count: layout.cases.count,
        layout.cases.map(\.layout))
    case .repeated(let count, let stride, let element):
      operation(.repeated, count: count, stride: stride, [element])
    case .mirrored(let metadata, _): operation(.mirrored, metadata: metadata)
    case .opaque: operation(.opaque)
    }
  }
}
