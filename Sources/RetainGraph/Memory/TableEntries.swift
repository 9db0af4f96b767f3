extension ReferenceReader {
  /// The references in a dictionary or set, in an order that doesn't depend on hashes.
  ///
  /// Orders by the key as text, by type, by number, by what the members retain, and finally by
  /// address, because a deterministic program allocates objects in the same order.
  func entries(of object: HeapObject, _ storage: TableStorage) -> [Found] {
    guard !storage.keyLayout.isNone || !storage.valueLayout.isNone else { return [] }
    let buckets = storage.buckets(of: object)
    guard buckets.count == Int(bitPattern: object.address.word(at: storage.countOffset)) else {
      return []
    }
    var entries: [Entry] = buckets.map { bucket in
      var found: [Found] = []
      var label: KeyLabel?
      if let key = storage.key(of: object, bucket: bucket) {
        label = KeyLabel(storage.key, at: key)
        let path = FieldPath([storage.value == nil ? .member : .dictionaryKey])
        read(storage.keyLayout, at: key, path, &found)
      }
      if let value = storage.value(of: object, bucket: bucket) {
        let path = FieldPath([.key(label?.text ?? "_")])
        read(storage.valueLayout, at: value, path, &found)
      }
      return Entry(
        label: label, type: found.first.map { layouts.heap(of: $0.target).name } ?? "",
        number: found.lazy.compactMap { order($0.target) }.first ?? .max,
        address: found.first?.target.bits ?? 0, found: found)
    }
    addContents(to: &entries)
    entries.sort()
    return entries.flatMap(\.found)
  }

  /// Tells members of one type apart, such as the subscriptions of a screen.
  private func addContents(to entries: inout [Entry]) {
    guard makesPaths, entries.count > 1, entries.count <= Self.longestComparison else { return }
    let counts = Dictionary(entries.map { ($0.type, 1) }, uniquingKeysWith: +)
    var reader = self
    reader.readsWeak = false
    reader.makesPaths = false
    for index in entries.indices {
      let entry = entries[index]
      guard entry.label == nil, entry.number == .max, counts[entry.type] != 1,
        let first = entry.found.first
      else { continue }
      entries[index].content = reader.content(of: first.target, isContext: false, depth: 3)
    }
  }

  private static let longestComparison = 64

  /// The types of what an object retains directly and through closures.
  private func content(of object: HeapObject, isContext: Bool, depth: Int) -> String {
    let layout = layouts.heap(of: object)
    if case .table = layout.body { return layout.name }
    guard depth > 0 else { return layout.name }
    let parts = references(of: object, layout, isContext: isContext).map {
      content(of: $0.target, isContext: $0.isContext, depth: depth - 1)
    }
    return parts.isEmpty ? layout.name : "\(layout.name)(\(parts.joined(separator: ",")))"
  }

  private struct Entry: Comparable {
    let label: KeyLabel?
    let type: String
    let number: Int
    var content = ""
    let address: UInt
    let found: [Found]

    static func < (left: Entry, right: Entry) -> Bool {
      if let leftLabel = left.label, let rightLabel = right.label, leftLabel != rightLabel {
        return leftLabel < rightLabel
      }
      return (left.type, left.number, left.content, left.address)
        < (right.type, right.number, right.content, right.address)
    }

    static func == (left: Entry, right: Entry) -> Bool { !(left < right) && !(right < left) }
  }
}

/// A dictionary key's source form, for keys whose form is short and the same in every run.
///
/// Text, numbers, and cases have one; a UUID doesn't.
struct KeyLabel: Comparable {
  let text: String
  private let number: Int?

  /// Nil for keys of other types.
  init?(_ metadata: Metadata, at key: UnsafeRawPointer) {
    func load<Value>(_ type: Value.Type) -> Value { key.assumingMemoryBound(to: type).pointee }
    switch metadata.type {
    case is String.Type: self.init("\"\(load(String.self))\"")
    case is Int.Type: self.init(load(Int.self))
    case is UInt8.Type: self.init(Int(load(UInt8.self)))
    case is Int32.Type: self.init(Int(load(Int32.self)))
    case is Int64.Type: self.init(Int(load(Int64.self)))
    default:
      if let name = Self.caseName(metadata, key) {
        self.init(name)
      } else if let (type, value) = Self.content(metadata, key) {
        self.init(type, at: value)
      } else {
        return nil
      }
    }
  }

  /// The only value inside a key: a name's text, or an `AnyHashable`'s contents.
  private static func content(
    _ metadata: Metadata, _ key: UnsafeRawPointer
  ) -> (Metadata, UnsafeRawPointer)? {
    if metadata.kind == .existential, metadata.existentialShape == .opaque {
      switch ExistentialPayload(at: key) {
      case .inline(let type)?: return (type, key)
      case .boxed(let box)?:
        return HeapObject(word: key.word(at: 24)).map {
          let type = Metadata($0.address)
          return (type, box.address + type.witnesses.boxOffset)
        }
      case nil: return nil
      }
    }
    if metadata.kind == .optional {
      guard metadata.witnesses.tag(at: key) == 0, let wrapped = metadata.genericArgument(0) else {
        return nil
      }
      return (wrapped, key)
    }
    guard metadata.kind == .structure, let descriptor = metadata.descriptor,
      descriptor.fieldCount == 1, let property = Reader.properties(of: metadata).first,
      property.name == "rawValue" || descriptor.isTransparent, let type = property.type
    else { return nil }
    return (Metadata(type), key + property.offset)
  }

  private init(_ number: Int) {
    text = String(number)
    self.number = number
  }

  private init(_ text: String) {
    self.text = text
    number = nil
  }

  private static func caseName(_ metadata: Metadata, _ key: UnsafeRawPointer) -> String? {
    guard metadata.kind == .enumeration, metadata.witnesses.isPlainData,
      metadata.witnesses.hasEnumWitnesses, let cases = metadata.descriptor?.fields
    else { return nil }
    let tag = metadata.witnesses.tag(at: key)
    guard tag < cases.count, cases[tag].typeName == nil else { return nil }
    return "." + cases[tag].name
  }

  static func < (left: KeyLabel, right: KeyLabel) -> Bool {
    if let leftNumber = left.number, let rightNumber = right.number {
      return leftNumber < rightNumber
    }
    return left.text < right.text
  }
}
