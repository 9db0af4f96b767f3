/// Reads from a capture descriptor where a closure's context stores references.
struct ContextReader {
  let descriptor: CaptureDescriptor
  let layouts: Layouts

  /// A capture and its offset.
  struct Capture {
    var offset = 0
    let size: Int
    let alignmentMask: Int
    let type: String?
    let ownership: Ownership
    let layout: ValueLayout

    static func pointer(_ layout: ValueLayout, _ ownership: Ownership = .strong) -> Capture {
      Capture(size: 8, alignmentMask: 7, type: nil, ownership: ownership, layout: layout)
    }
  }

  /// The layout of contexts with the given generic arguments.
  func layout(in environment: GenericEnvironment?) -> HeapLayout {
    let (captures, unreadFrom) = captures(in: environment)
    let fields = captures.filter { !$0.layout.isNone }.map { capture in
      ValueLayout.Field(
        segment: capture.type.map { .capture($0) }, offset: capture.offset, layout: capture.layout)
    }
    guard let unreadFrom else { return layouts.context(.captures(fields)) }
    return layouts.context(fields, unreadFrom: unreadFrom, opaque: "capture of unknown type")
  }

  /// The captures in order, up to the first that can't be resolved, and the offset of that one.
  func captures(in environment: GenericEnvironment?) -> (known: [Capture], unreadFrom: Int?) {
    var known: [Capture] = []
    var offset = descriptor.start + descriptor.bindingCount * 8
    for name in descriptor.captures {
      guard let name, var capture = read(name, environment) else { return (known, offset) }
      offset = (offset + capture.alignmentMask) & ~capture.alignmentMask
      capture.offset = offset
      known.append(capture)
      offset += capture.size
    }
    return (known, nil)
  }

  func read(_ name: MangledName, _ environment: GenericEnvironment?) -> Capture? {
    func resolve(_ name: MangledName) -> Metadata? {
      // The runtime traps on a pack that it doesn't know.
      guard !name.namesPack else { return nil }
      return environment?.resolve(name) ?? name.resolve(in: nil, arguments: nil)
    }
    if name.isBox { return .pointer(.reference(.strong)) }
    if name.isClosure || (name.hasSuffix("Sg") && name.dropLast(2).isClosure) {
      return Capture(size: 16, alignmentMask: 7, type: nil, ownership: .strong, layout: .closure)
    }
    if name.hasSuffix("XMt") {
      return Capture(size: 0, alignmentMask: 0, type: nil, ownership: .strong, layout: .none)
    }
    if name.hasSuffix("XMT") || name.hasSuffix("XMo") { return .pointer(.none) }
    let ownership = name.ownership
    let bare = ownership == .strong ? name : name.dropLast(2)
    guard let type = resolve(bare), type.kind != nil else {
      return bare.isExistential ? nil : pointer(named: bare, ownership) ?? tuple(bare, environment)
    }
    let layout: ValueLayout =
      switch ownership {
      case .strong: layouts.value(type)
      case .weak: .reference(.weak)
      case .unowned: .reference(.unowned)
      case .unmanaged: .none
      }
    return Capture(
      size: type.witnesses.size, alignmentMask: type.witnesses.alignmentMask, type: type.name,
      ownership: ownership, layout: layout)
  }

  /// A capture of an unresolved tuple, whose elements are resolved one by one.
  private func tuple(_ name: MangledName, _ environment: GenericEnvironment?) -> Capture? {
    guard let tuple = LoweredTuple(name) else { return nil }
    var fields: [ValueLayout.Field] = []
    var (size, alignmentMask) = (0, 0)
    for (index, element) in tuple.elements.enumerated() {
      guard let capture = read(element.type, environment) else { return nil }
      size = (size + capture.alignmentMask) & ~capture.alignmentMask
      fields.append(
        ValueLayout.Field(
          segment: .field(element.label ?? "\(index)"), offset: size, layout: capture.layout))
      size += capture.size
      alignmentMask |= capture.alignmentMask
    }
    return Capture(
      size: size, alignmentMask: alignmentMask, type: nil, ownership: .strong,
      layout: .of(fields))
  }

  /// A capture of an unresolved type that is known to be a class.
  private func pointer(named name: MangledName, _ ownership: Ownership) -> Capture? {
    switch ownership {
    case .strong: name.isGenericClass ? .pointer(.reference(.strong)) : nil
    case .weak: .pointer(.reference(.weak), .weak)
    case .unowned: .pointer(.reference(.unowned), .unowned)
    case .unmanaged: .pointer(.none, .unmanaged)
    }
  }
}
