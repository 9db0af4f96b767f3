extension ContextReader {
  /// The generic arguments in this context; nil if they can't be resolved.
  func environment(of object: HeapObject) -> GenericEnvironment? {
    guard let sources = descriptor.sources else { return nil }
    let parameters = parameterCount
    var types: [(parameter: GenericEnvironment.Parameter, type: Metadata)] = []
    for (parameter, source) in sources {
      guard let type = type(from: source.skipping(parameters), in: object) else { return nil }
      types.append((parameter, type))
    }
    guard let environment = GenericEnvironment(types) else { return nil }
    return confirms(environment, sources.map { $0.source.skipping(parameters) })
      ? environment : nil
  }

  /// The number of the closure's own parameters, which the compiler counts before the captures.
  ///
  /// The context doesn't say it: it is the least number that leads to a capture of a generic class for each source that
  /// needs one.
  private var parameterCount: Int {
    let sources = descriptor.sources?.map(\.source) ?? []
    let captures = sources.compactMap(\.capture)
    guard let first = captures.min(), let last = captures.max() else { return 0 }
    let least = max(0, last + 1 - descriptor.captures.count)
    guard least <= first else { return 0 }
    return (least...first).first { count in
      sources.allSatisfy { source in
        guard case .argument = source, let capture = source.skipping(count).capture else {
          return true
        }
        return descriptor.captures[capture]?.leadingDescriptor?.isClass ?? false
      }
    } ?? least
  }

  private func type(from source: MetadataSource, in object: HeapObject) -> Metadata? {
    switch source {
    case .binding(let index):
      return metadata(in: object, at: descriptor.start + index * 8)
    case .metatype(let capture):
      return offset(of: capture).flatMap { metadata(in: object, at: $0) }
    case .reference(let capture):
      guard let offset = offset(of: capture) else { return nil }
      // A capture at another offset than computed may point anywhere.
      let word = object.address.word(at: offset)
      guard word % 8 == 0, word >= leastValidAddress, let first = ProcessMemory.word(at: word),
        first % 8 == 0, first >= leastValidAddress,
        let kind = ProcessMemory.word(at: first), Metadata.Kind(rawValue: kind) != nil
      else { return nil }
      return HeapObject(word: word)?.metadata
    case .argument(let index, let inner):
      guard case .reference(let capture) = inner else {
        return type(from: inner, in: object)?.genericArgument(index)
      }
      guard descriptor.captures.indices.contains(capture) else { return nil }
      let declaration = descriptor.captures[capture]?.leadingDescriptor
      var next = type(from: inner, in: object)
      while let current = next, current.kind == .class {
        if let declaration, current.descriptor == declaration {
          return current.genericArgument(index)
        }
        next = current.superclass
      }
      return nil
    }
  }

  private func metadata(in object: HeapObject, at offset: Int) -> Metadata? {
    UnsafeRawPointer(bitPattern: object.address.word(at: offset)).map(Metadata.init)
  }

  /// The offset of a capture, computed without generic arguments.
  ///
  /// Everything before it is a pointer, has a known type, or is a value of a generic parameter, which counts as a
  /// reference until `confirms` checks that.
  private func offset(of capture: Int) -> Int? {
    guard capture < descriptor.captures.count else { return nil }
    var offset = descriptor.start + descriptor.bindingCount * 8
    for (index, name) in descriptor.captures.enumerated() {
      if index == capture { return (offset + 7) & ~7 }
      guard let name,
        let before = read(name, nil) ?? (name.isParameter ? .pointer(.reference(.strong)) : nil)
      else { return nil }
      offset = (offset + before.alignmentMask) & ~before.alignmentMask
      offset += before.size
    }
    return nil
  }

  /// Whether the captures that are assumed to be references are references.
  private func confirms(_ environment: GenericEnvironment, _ sources: [MetadataSource]) -> Bool {
    guard let last = sources.compactMap(\.capture).max() else { return true }
    return descriptor.captures.prefix(last).allSatisfy { name in
      guard let name, name.isParameter else { return true }
      return read(name, environment)?.size == 8
    }
  }
}

extension MangledName {
  /// Whether the name is that of a generic parameter.
  fileprivate var isParameter: Bool { GenericEnvironment.Parameter(text) != nil }
}

extension MetadataSource {
  /// The capture that it leads through.
  fileprivate var capture: Int? {
    switch self {
    case .binding: nil
    case .reference(let capture), .metatype(let capture): capture
    case .argument(_, let inner): inner.capture
    }
  }

  /// The source with captures numbered from 0, if the closure has some parameters of its own.
  fileprivate func skipping(_ parameters: Int) -> MetadataSource {
    switch self {
    case .binding: self
    case .reference(let capture): .reference(capture: capture - parameters)
    case .metatype(let capture): .metatype(capture: capture - parameters)
    case .argument(let index, let inner): .argument(index, of: inner.skipping(parameters))
    }
  }
}
