extension Layouts {
  /// Reads from metadata where a type's values store references.
  func compileValue(_ metadata: Metadata) -> ValueLayout {
    guard let kind = metadata.kind else { return .opaque("unknown kind of type") }
    if kind == .class { return .reference(.strong) }
    if kind == .function, metadata.functionConvention == .block { return .opaque("block") }
    if let cell = synchronized(metadata) { return cell }
    if metadata.isUnmanaged { return .unmanaged }
    // Noncopyable types may not describe their contents.
    let isPlain = metadata.witnesses.isPlainData && metadata.witnesses.isCopyable
    guard !isPlain || metadata.isOptionalUnmanaged else { return .none }
    switch kind {
    case .structure: return structure(metadata)
    case .enumeration, .optional: return enumeration(metadata)
    case .tuple: return tuple(metadata)
    case .function: return .closure
    case .existential, .extendedExistential:
      switch metadata.existentialShape {
      case .object: return .reference(.strong)
      case .opaque: return .existential
      case .unknown: return .opaque(metadata.name)
      }
    case .fixedArray:
      guard let (count, element) = metadata.fixedArray else { return .opaque(metadata.name) }
      return .repeated(count: count, stride: element.witnesses.stride, value(element))
    case .opaque:
      if metadata == nativeObject { return .reference(.strong) }
      if metadata == bridgeObject { return .bridge }
      return .opaque(metadata.name)
    default: return .opaque(metadata.name)
    }
  }

  /// Contents of mutexes and atomics, whose metadata describes no fields.
  private func synchronized(_ metadata: Metadata) -> ValueLayout? {
    guard metadata.kind == .structure, let descriptor = metadata.descriptor,
      descriptor.module == "Synchronization"
    else { return nil }
    switch descriptor.name {
    case "_Cell": return metadata.genericArgument(0).map(value)
    case "Atomic": return ValueLayout.none
    case "AtomicLazyReference": return .reference(.strong)
    default: return nil
    }
  }

  private func tuple(_ metadata: Metadata) -> ValueLayout {
    .of(
      zip(metadata.tupleElements, metadata.tupleLabels).map { element, label in
        ValueLayout.Field(
          segment: .field(label), offset: element.offset, layout: value(element.metadata))
      })
  }

  private func structure(_ metadata: Metadata) -> ValueLayout {
    guard let descriptor = metadata.descriptor else { return .opaque(metadata.name) }
    if descriptor.isStandard, ["String", "Substring", "Character"].contains(descriptor.name) {
      return .none
    }
    guard let fields = fields(of: metadata, descriptor, from: 0), !fields.isEmpty else {
      return .opaque(metadata.name)
    }
    let layout = ValueLayout.of(fields)
    // The elements are generic arguments, in a buffer of the collection's own.
    let isMirrored =
      descriptor.isGeneric && !descriptor.isTransparent && layout.holdsStrongly
      && !holdsOnlyStandardCollections(descriptor) && metadata.witnesses.isCopyable
      && isReflectableSequence(metadata, descriptor)
    return isMirrored ? .mirrored(metadata, layout) : layout
  }

  /// Whether a structure refers to objects only through its readable fields.
  private func holdsOnlyStandardCollections(_ descriptor: TypeDescriptor) -> Bool {
    descriptor.fields?.allSatisfy { $0.typeName?.holdsNoOtherBuffer ?? true } ?? false
  }

  /// Looking up a conformance searches the whole program, so it is done once for all specializations.
  private func isReflectableSequence(_ metadata: Metadata, _ descriptor: TypeDescriptor) -> Bool {
    if let known = reflectableSequences[descriptor.address] { return known }
    let isOne = metadata.type is any CustomReflectable.Type && metadata.type is any Sequence.Type
    reflectableSequences.insert(isOne, for: descriptor.address)
    return isOne
  }

  /// The stored fields that a type itself declares; `from` is the runtime's index of the first.
  func fields(
    of metadata: Metadata, _ descriptor: TypeDescriptor, from first: Int,
    whole: Metadata? = nil
  ) -> [ValueLayout.Field]? {
    let isTransparent = descriptor.isTransparent
    return descriptor.fields?.enumerated().map { index, record in
      ValueLayout.Field(
        segment: isTransparent ? nil : .field(record.storedName),
        offset: runtimeChildOffset((whole ?? metadata).type, index: first + index),
        layout: layout(of: record, in: metadata, descriptor))
    }
  }

  private func layout(
    of record: FieldRecord, in metadata: Metadata, _ descriptor: TypeDescriptor
  ) -> ValueLayout {
    guard let name = record.typeName else { return .none }
    switch name.ownership {
    case .unmanaged: return .none
    case .weak: return .reference(.weak)
    case .unowned: return .reference(.unowned)
    case .strong: break
    }
    if let layout = name.layout { return layout }
    guard let type = type(named: name, in: metadata, descriptor) else {
      return .opaque("field \(record.storedName)")
    }
    return value(type)
  }

  func type(
    named name: MangledName, in metadata: Metadata, _ descriptor: TypeDescriptor
  ) -> Metadata? {
    if name.isHidden, let name = noncopyable.name(of: name) {
      return self.type(named: name, in: metadata, descriptor)
    }
    if let type = name.valueType { return type }
    if name == "x", descriptor.isStandard { return metadata.genericArgument(0) }
    guard descriptor.isGeneric else {
      return resolved.type(name) { name.resolve(in: descriptor, arguments: nil) }
    }
    return name.resolve(in: descriptor, arguments: metadata.genericArguments)
  }

  private func enumeration(_ metadata: Metadata) -> ValueLayout {
    guard let descriptor = metadata.descriptor, metadata.witnesses.hasEnumWitnesses,
      let records = descriptor.fields
    else { return .opaque(metadata.name) }
    let cases = records.prefix { $0.typeName != nil }.map { record in
      EnumLayout.Case(
        segment: metadata.kind == .optional ? nil : .field(record.name),
        layout: record.isIndirect
          ? .reference(.strong) : layout(of: record, in: metadata, descriptor))
    }
    guard cases.contains(where: { !$0.layout.isNone }) else {
      return cases.contains { $0.layout.isUnmanaged } ? .unmanaged : .none
    }
    if metadata.kind == .optional, let layout = cases.first?.layout {
      switch layout {
      case .reference(.strong), .closure: return layout
      default: break
      }
    }
    return .enumeration(EnumLayout(metadata: metadata, cases: Array(cases)))
  }
}

extension Metadata {
  /// Whether a value, a tuple's element or an optional of one is a word that may retain an object.
  var containsUnmanaged: Bool {
    switch kind {
    case .tuple: tupleElements.contains { $0.metadata.containsUnmanaged }
    case .optional: genericArgument(0)?.containsUnmanaged ?? false
    default: isUnmanaged
    }
  }

  fileprivate var isOptionalUnmanaged: Bool {
    kind == .optional && genericArgument(0)?.isUnmanaged ?? false
  }

  fileprivate var isUnmanaged: Bool {
    guard kind == .structure, let descriptor else { return false }
    return descriptor.isStandard && Self.unmanaged.contains(descriptor.name)
  }

  /// Types of single words that may own an object, such as the context of a C function.
  private static let unmanaged: Set = [
    "Unmanaged", "OpaquePointer", "UnsafeRawPointer", "UnsafeMutableRawPointer",
  ]
}

extension FieldRecord {
  /// The property's declared name, if the compiler renamed its storage.
  var storedName: String {
    isLazy ? String(name.dropFirst(Self.lazyPrefix.count)) : name
  }

  var isLazy: Bool { name.hasPrefix(Self.lazyPrefix) }

  private static let lazyPrefix = "$__lazy_storage_$_"
}
