extension Layouts {
  /// Reads from metadata where heap objects of a kind store references.
  func compileHeap(_ metadata: Metadata) -> HeapLayout {
    switch metadata.kind {
    case .class: return classLayout(metadata)
    case .context:
      guard let descriptor = CaptureDescriptor(context: metadata) else {
        return context(unreadFrom: 16, opaque: "closure context")
      }
      guard !descriptor.isGeneric else { return context(.genericCaptures(descriptor)) }
      return ContextReader(descriptor: descriptor, layouts: self).layout(in: nil)
    case .genericBox:
      let content = UnsafeRawPointer(bitPattern: metadata.address.word(at: 16)).map(Metadata.init)
      guard let content else { return context(unreadFrom: 16, opaque: "box") }
      let field = ValueLayout.Field(
        segment: .capture(content.name), offset: metadata.address.half(at: 8),
        layout: value(content))
      return context(.captures([field]))
    case .error: return HeapLayout(kind: .error, name: "Error", body: .error)
    case .task:
      return HeapLayout(
        kind: .task, name: metadata.name, body: .fields(.none), opaque: "frames of a task")
    default:
      return HeapLayout(
        kind: .context, name: metadata.name, body: .fields(.none), opaque: metadata.name)
    }
  }

  func context(_ body: HeapLayout.Body) -> HeapLayout {
    HeapLayout(kind: .context, name: "closure", body: body)
  }

  /// A context with some captures that couldn't be resolved.
  func context(
    _ fields: [ValueLayout.Field] = [], unreadFrom offset: Int, opaque: String
  ) -> HeapLayout {
    HeapLayout(
      kind: .context, name: "closure", body: .captures(fields), opaque: opaque,
      unread: [Unread(from: offset, to: nil)])
  }

  private func classLayout(_ metadata: Metadata) -> HeapLayout {
    if let storage = standardStorage(metadata) { return storage }
    let name = metadata.name
    let isBoundary = isBoundary(metadata.type)
    if metadata.isCoreFoundation {
      return HeapLayout(
        kind: .object, name: name, body: .fields(.none), opaque: "Core Foundation object",
        isBoundary: isBoundary)
    }
    if isBoundary, metadata.inherits("ManagedBuffer") == nil {
      return HeapLayout(kind: .object, name: name, body: .fields(.none), isBoundary: true)
    }
    var chain: [Metadata] = []
    var next: Metadata? = metadata
    while let current = next, !isPassedOver(current.type) {
      chain.append(current)
      next = current.superclass
    }
    // Superclass fields come first and are counted even if the walk skips them.
    let passed = next.map { runtimeChildCount($0.type) } ?? 0
    var fields: [ValueLayout.Field] = []
    var opaque = metadata.unreadTail
    var unread = opaque == nil ? [] : [Unread(from: metadata.instanceSize, to: nil)]
    for current in chain.reversed() {
      guard let descriptor = current.descriptor,
        let own = self.fields(of: current, descriptor, from: passed + fields.count, whole: metadata)
      else {
        opaque = "fields of \(current.name)"
        unread = [Unread(from: 16, to: nil)]
        break
      }
      fields += own
    }
    for (index, field) in fields.enumerated() {
      let next = index + 1 < fields.count ? fields[index + 1].offset : metadata.instanceSize
      if case .opaque(let reason) = field.layout {
        opaque = opaque ?? reason
        unread.append(Unread(from: field.offset, to: next))
      } else if field.layout.isUnmanaged {
        unread.append(Unread(from: field.offset, to: next, mayBeUnretained: true))
      }
    }
    let isBuffer =
      metadata.inherits("ManagedBuffer") != nil
      || metadata.descriptor.map { $0.isStandard && $0.name.hasPrefix("_") } ?? false
    return HeapLayout(
      kind: isBuffer ? .buffer : .object, name: name, body: .fields(.of(fields)), opaque: opaque,
      unread: unread)
  }

  /// The buffers of the standard library's collections; nil for other classes.
  private func standardStorage(_ metadata: Metadata) -> HeapLayout? {
    guard let descriptor = metadata.descriptor, descriptor.isStandard else { return nil }
    switch descriptor.name {
    case "_ContiguousArrayStorage":
      guard let element = metadata.genericArgument(0) else { return nil }
      let mask = element.witnesses.alignmentMask
      let storage = ArrayStorage(
        elementsOffset: (32 + mask) & ~mask, stride: element.witnesses.stride,
        element: value(element))
      return HeapLayout(
        kind: .buffer, name: "Array", body: .array(storage),
        unread: elements(of: [element], from: storage.elementsOffset))
    case "_DictionaryStorage", "_SetStorage":
      guard let storage = table(metadata, descriptor) else {
        return HeapLayout(
          kind: .buffer, name: descriptor.name, body: .fields(.none), opaque: descriptor.name)
      }
      let name = storage.value == nil ? "Set" : "Dictionary"
      return HeapLayout(
        kind: .buffer, name: name, body: .table(storage),
        unread: elements(
          of: [storage.key] + (storage.value.map { [$0] } ?? []), from: storage.bitsOffset))
    case "__StringStorage", "__SharedStringStorage", "__EmptyArrayStorage",
      "__StaticArrayStorage", "__EmptyDictionarySingleton", "__EmptySetSingleton":
      return HeapLayout(kind: .buffer, name: descriptor.name, body: .fields(.none))
    default: return nil
    }
  }

  /// The elements of a collection, if they contain words that may retain objects.
  private func elements(of types: [Metadata], from offset: Int) -> [Unread] {
    types.contains(where: \.containsUnmanaged)
      ? [Unread(from: offset, to: nil, mayBeUnretained: true)] : []
  }

  /// Looks up the storage's fields by name, so that a changed layout is detected rather than
  /// guessed.
  private func table(_ metadata: Metadata, _ descriptor: TypeDescriptor) -> TableStorage? {
    guard let key = metadata.genericArgument(0), let base = metadata.superclass,
      let fields = base.descriptor?.fields
    else { return nil }
    func offset(_ name: String) -> Int? {
      fields.firstIndex { $0.name == name }.map { runtimeChildOffset(base.type, index: $0) }
    }
    let isSet = descriptor.name == "_SetStorage"
    let value = isSet ? nil : metadata.genericArgument(1)
    guard let count = offset("_count"), let scale = offset("_scale"),
      let keys = offset(isSet ? "_rawElements" : "_rawKeys"),
      isSet || (value != nil && offset("_rawValues") != nil)
    else { return nil }
    return TableStorage(
      countOffset: count, scaleOffset: scale, bitsOffset: (metadata.instanceSize + 7) & ~7,
      keysOffset: keys, valuesOffset: offset("_rawValues"), key: key, keyLayout: self.value(key),
      value: value, valueLayout: value.map { self.value($0) } ?? .none)
  }
}

extension Metadata {
  /// Whether Core Foundation creates the instances, with a layout of its own.
  var isCoreFoundation: Bool {
    guard let descriptor, descriptor.module.hasPrefix("Foundation") else { return false }
    return descriptor.name.drop { $0 == "_" }.hasPrefix("NSCF")
  }

  /// The memory after an instance's fields that can't be read.
  fileprivate var unreadTail: String? {
    if inherits("AnyKeyPath") != nil { return "arguments of a key path" }
    guard let buffer = inherits("ManagedBuffer"), let element = buffer.genericArgument(1),
      !element.witnesses.isPlainData
    else { return nil }
    return "elements of \(name)"
  }
}
