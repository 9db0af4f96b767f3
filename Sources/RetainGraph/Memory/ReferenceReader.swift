/// The explaining walk: finds the references in live values and objects, with their paths.
struct ReferenceReader {
  struct Found {
    var path: FieldPath
    let target: HeapObject
    let strength: Strength
    /// Whether the target was reached as a closure's context.
    var isContext = false
    /// The address of the closure's function; 0 if no closure refers to the target.
    var code: UInt = 0
  }

  let layouts: Layouts
  /// Numbers that order members without an order of their own.
  var order: (HeapObject) -> Int? = { _ in nil }
  /// Whether to read weak and unowned references too; those of a stale object may be invalid.
  var readsWeak = true
  /// Whether to say where the references are; reading only their targets takes a fraction of the time.
  var makesPaths = true

  /// The references in an object; in a closure's context, they are captures.
  func references(of object: HeapObject, _ layout: HeapLayout, isContext: Bool) -> [Found] {
    var found: [Found] = []
    if layout.isBoundary { return [] }
    switch layout.body {
    case .fields(let fields): read(fields, at: object.address, FieldPath(), &found)
    case .array(let storage):
      guard !storage.element.isNone else { break }
      let count = Int(bitPattern: object.address.word(at: ArrayStorage.countOffset))
      for index in 0..<count {
        read(
          storage.element, at: object.address + storage.elementsOffset + index * storage.stride,
          path(FieldPath(), .index(index)), &found)
      }
    case .table(let storage): found = entries(of: object, storage)
    case .captures(let fields):
      for field in fields {
        let before = found.count
        read(
          field.layout, at: object.address + field.offset,
          path(FieldPath(), isContext ? field.segment : nil), &found)
        guard isContext, makesPaths else { continue }
        for index in before..<found.count where !found[index].isContext {
          nameCapture(&found[index])
        }
      }
    case .genericCaptures: break
    case .error:
      withErrorValue(of: object) { value, type in
        read(layouts.value(type), at: value, FieldPath(), &found)
      }
    }
    return found
  }

  /// The references in a value.
  func read(
    _ layout: ValueLayout, at value: UnsafeRawPointer, _ path: FieldPath, _ found: inout [Found]
  ) {
    switch layout {
    case .none, .unmanaged, .opaque: break
    case .reference(let strength):
      guard let target = target(strength, at: value) else { break }
      found.append(Found(path: path, target: target, strength: strength))
    case .bridge:
      guard let target = HeapObject(bridgeWord: value.word()) else { break }
      found.append(Found(path: path, target: target, strength: .strong))
    case .closure:
      guard HeapObject(word: value.word()) != nil,
        let context = HeapObject(word: value.word(at: 8))
      else { break }
      if context.metadata.kind == .class {
        found.append(
          Found(
            path: self.path(path, .capture(layouts.heap(of: context).name)), target: context,
            strength: .strong, code: value.word()))
      } else {
        found.append(
          Found(
            path: path, target: context, strength: .strong, isContext: true, code: value.word()))
      }
    case .existential:
      guard let payload = ExistentialPayload(at: value) else { break }
      switch payload {
      case .inline(let type): read(layouts.value(type), at: value, path, &found)
      case .boxed(let box): found.append(Found(path: path, target: box, strength: .strong))
      }
    case .fields(let fields):
      // Most fields are empty, and making a path costs more than reading a word.
      for field in fields where !field.layout.isEmpty(at: value + field.offset) {
        read(field.layout, at: value + field.offset, self.path(path, field.segment), &found)
      }
    case .enumeration(let layout): readCase(layout, at: value, path, &found)
    case .repeated(let count, let stride, let element):
      for index in 0..<count {
        read(element, at: value + index * stride, self.path(path, .index(index)), &found)
      }
    case .mirrored(let metadata, let fields): readMirrored(metadata, fields, value, path, &found)
    }
  }

  private func path(
    _ path: FieldPath, _ segment: @autoclosure () -> FieldPath.Segment?
  ) -> FieldPath { makesPaths ? path.appending(segment()) : path }

  /// The words at an offset of an object.
  func fieldName(of object: HeapObject, at offset: Int) -> String {
    let metadata = object.metadata
    guard metadata.kind == .class, offset < metadata.instanceSize else { return "elements" }
    return Reader.properties(of: metadata).last { $0.offset <= offset }?.name ?? "fields"
  }

  private func target(_ strength: Strength, at value: UnsafeRawPointer) -> HeapObject? {
    switch strength {
    case .strong, .possible: return HeapObject(word: value.word())
    case .weak where !readsWeak, .unowned where !readsWeak: return nil
    case .weak: return WeakWord.target(at: value)
    case .unowned:
      guard let target = HeapObject(word: value.word()), !target.isDeallocating else { return nil }
      return target
    }
  }

  private func readCase(
    _ layout: EnumLayout, at value: UnsafeRawPointer, _ path: FieldPath, _ found: inout [Found]
  ) {
    let tag = layout.metadata.witnesses.tag(at: value)
    guard tag < layout.cases.count else { return }
    let payload = layout.cases[tag]
    guard !payload.layout.isNone else { return }
    let path = self.path(path, payload.segment)
    if layout.isPayloadInPlace {
      read(payload.layout, at: value, path, &found)
    } else {
      found += layout.metadata.witnesses.withPayload(at: value) { projected in
        var inside: [Found] = []
        read(payload.layout, at: projected, path, &inside)
        return inside
      }
    }
  }

  /// Names a captured reference by its target, because its declared type differs between builds,
  /// and a captured variable by its box's contents.
  private func nameCapture(_ reference: inout Found) {
    guard reference.path.segments.count <= 1 else { return }
    let layout = layouts.heap(of: reference.target)
    guard layout.kind == .context else {
      reference.path = FieldPath([.capture(layout.name)])
      return
    }
    if let content = references(of: reference.target, layout, isContext: false).first,
      content.path.isEmpty
    {
      let target = layouts.heap(of: content.target)
      // A variable that is a closure, often the one that captures it, so that it can call itself.
      let type = target.kind == .context ? "function" : target.name
      reference.path = FieldPath([.capture(type)])
    } else if case .captures(let fields) = layout.body, let segment = fields.first?.segment {
      reference.path = FieldPath([segment])
    }
  }
}

extension ValueLayout {
  /// Whether one word of the value shows that it has no references.
  fileprivate func isEmpty(at value: UnsafeRawPointer) -> Bool {
    switch self {
    case .none, .unmanaged, .opaque: true
    case .reference(.strong), .bridge, .closure: !mayBeAddress(value.word())
    case .existential: !mayBeAddress(value.word(at: 24))
    default: false
    }
  }
}

extension HeapObject {
  /// Reads a word that may be an immediate value or contain flags.
  init?(bridgeWord word: UInt) {
    guard word >> 63 == 0 else { return nil }
    self.init(word: word & 0x00FF_FFFF_FFFF_FFF8)
  }
}

extension HeapObject {
  /// Reads a word of unknown format: a plain address, or one with the tag bits of enums and
  /// collections.
  init?(unreadWord word: UInt) { self.init(word: word & 0x00FF_FFFF_FFFF_FFF8) }
}

/// The address of an `any P`'s value.
enum ExistentialPayload {
  case inline(Metadata)
  case boxed(HeapObject)

  /// Nil for the nil case of an optional.
  init?(at container: UnsafeRawPointer) {
    guard let type = HeapObject(word: container.word(at: 24)).map({ Metadata($0.address) }) else {
      return nil
    }
    if type.witnesses.isInline {
      self = .inline(type)
    } else {
      guard let box = HeapObject(word: container.word()) else { return nil }
      self = .boxed(box)
    }
  }
}

/// Calls a closure with the value in an `any Error`'s box, which follows its type and conformance.
func withErrorValue(of box: HeapObject, _ body: (UnsafeRawPointer, Metadata) -> Void) {
  guard let type = UnsafeRawPointer(bitPattern: box.address.word(at: 16)).map(Metadata.init) else {
    return
  }
  let mask = type.witnesses.alignmentMask
  body(box.address + ((32 + mask) & ~mask), type)
}
