/// References that take more than one word to read: collections, closures, existentials, enums.
extension Marker where Objects: ~Copyable {
  private mutating func run(
    _ program: UnsafeMutablePointer<Program>, _ value: UnsafeRawPointer, _ programs: Programs
  ) {
    for index in 0..<program.pointee.strongCount {
      visit(value.word(at: Int(program.pointee.strong[index])))
    }
    if program.pointee.operationCount != 0 { operate(program, value, programs) }
  }

  mutating func scanTail(
    _ program: UnsafeMutablePointer<Program>, _ object: UnsafeRawPointer, _ programs: Programs
  ) {
    switch program.pointee.tail {
    case .none: break
    case .array:
      guard let element = program.pointee.element else { break }
      var value = object + program.pointee.tailOffset
      for _ in 0..<Int(bitPattern: object.word(at: ArrayStorage.countOffset)) {
        run(element, value, programs)
        value += program.pointee.stride
      }
    case .table:
      if let table = program.pointee.table { scan(table, object, programs) }
    case .genericContext:
      let context = programs.genericContext(HeapObject(object))
      run(context, object, programs)
      if context.pointee.tail != .none { scanTail(context, object, programs) }
      if context.pointee.isOpaque { noteOpaque(context, object) }
    case .error:
      var inner: (UnsafeRawPointer, UnsafeRawPointer)?
      withErrorValue(of: HeapObject(object)) { inner = ($0, $1.address) }
      if let inner { run(programs.value(inner.1), inner.0, programs) }
    }
  }

  private mutating func scan(
    _ table: UnsafePointer<TableProgram>, _ object: UnsafeRawPointer, _ programs: Programs
  ) {
    let layout = table.pointee
    let scale = Int(object.load(fromByteOffset: layout.scaleOffset, as: Int8.self))
    guard let keys = UnsafeRawPointer(bitPattern: object.word(at: layout.keysOffset)) else {
      return
    }
    let values = UnsafeRawPointer(bitPattern: object.word(at: layout.valuesOffset))
    for word in 0..<max((1 << scale) / 64, 1) {
      var bits = object.word(at: layout.bitsOffset + word * 8)
      if scale < 6 { bits &= (1 << UInt(1 << scale)) - 1 }
      while bits != 0 {
        let bucket = word * 64 + bits.trailingZeroBitCount
        bits &= bits - 1
        run(layout.key, keys + bucket * layout.keyStride, programs)
        if let value = layout.value, let values {
          run(value, values + bucket * layout.valueStride, programs)
        }
      }
    }
  }

  mutating func operate(
    _ program: UnsafeMutablePointer<Program>, _ base: UnsafeRawPointer, _ programs: Programs
  ) {
    for index in 0..<program.pointee.operationCount {
      let operation = program.pointee.operations + index
      let value = base + operation.pointee.offset
      switch operation.pointee.kind {
      case .bridge:
        if let object = HeapObject(bridgeWord: value.word()) { visit(object.bits) }
      case .closure:
        if value.word() >= leastValidAddress { visit(value.word(at: 8)) }
      case .existential: visitExistential(value, programs)
      case .payloadInPlace:
        if witnesses(operation).tag(at: value) == 0 {
          run(operation.pointee.programs[0], value, programs)
        }
      case .payloadProjected: visitPayload(operation, value, programs)
      case .repeated:
        for index in 0..<operation.pointee.count {
          run(operation.pointee.programs[0], value + index * operation.pointee.stride, programs)
        }
      case .mirrored: visitMirrored(Metadata(operation.pointee.metadata), value, programs)
      case .opaque: noteOpaque()
      }
    }
  }

  private func witnesses(_ operation: UnsafePointer<Operation>) -> ValueWitnesses {
    ValueWitnesses(metadata: operation.pointee.metadata)
  }

  private mutating func visitExistential(_ container: UnsafeRawPointer, _ programs: Programs) {
    switch ExistentialPayload(at: container) {
    case .inline(let type)?: run(programs.value(type.address), container, programs)
    case .boxed(let box)?: visit(box.bits)
    case nil: break
    }
  }

  private mutating func visitPayload(
    _ operation: UnsafePointer<Operation>, _ value: UnsafeRawPointer, _ programs: Programs
  ) {
    let witnesses = witnesses(operation)
    let tag = witnesses.tag(at: value)
    guard tag < operation.pointee.count else { return }
    let program = operation.pointee.programs[tag]
    guard !program.pointee.isEmpty else { return }
    let size = max(witnesses.size, 8)
    withUnsafeTemporaryAllocation(byteCount: size, alignment: witnesses.alignmentMask + 1) {
      guard let copy = $0.baseAddress else { return }
      copy.copyMemory(from: value, byteCount: witnesses.size)
      witnesses.projectPayload(at: copy)
      run(program, copy, programs)
    }
  }

  private mutating func visitMirrored(
    _ metadata: Metadata, _ value: UnsafeRawPointer, _ programs: Programs
  ) {
    let reader = ReferenceReader(layouts: programs.layouts)
    var found: [ReferenceReader.Found] = []
    reader.read(programs.layouts.value(metadata), at: value, FieldPath(), &found)
    for reference in found where reference.strength == .strong { visit(reference.target.bits) }
  }
}
