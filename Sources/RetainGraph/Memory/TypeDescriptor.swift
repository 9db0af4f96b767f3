import CHeap

/// The compiler's description of a nominal type, shared by all its specializations.
struct TypeDescriptor: Hashable {
  let address: UnsafeRawPointer

  init?(_ bits: UInt) {
    guard let address = UnsafeRawPointer(bitPattern: bits) else { return nil }
    self.address = address
  }

  private var flags: Int { address.half(at: 0) }

  var isClass: Bool { flags & 0x1F == 16 }

  /// Whether it describes a structure or an enumeration.
  var isOfValues: Bool { (17...18).contains(flags & 0x1F) }

  /// The type itself; nil for a generic type, which has many specializations.
  var type: Metadata? {
    guard !isGeneric, let accessor = address.relative(at: 12) else { return nil }
    return cheap_metadata(accessor).map(Metadata.init)
  }

  /// Whether the type is imported from another language.
  var isImported: Bool { flags & (1 << 18) != 0 }

  var name: String { address.relative(at: 8)?.cString ?? "" }

  /// The module that declares the type.
  var module: String {
    var current = address
    while let parent = current.relativeIndirectable(at: 4) { current = parent }
    return current.half(at: 0) & 0x1F == 0 ? current.relative(at: 8)?.cString ?? "" : ""
  }

  var isStandard: Bool { module == "Swift" }

  /// Whether the fields are internal to the standard library, so that paths omit them.
  var isTransparent: Bool {
    ["Swift", "Synchronization", "_Concurrency"].contains(module) && name != "ManagedBuffer"
  }

  /// The offset of the generic arguments in metadata, in words.
  var genericArgumentOffset: Int? {
    guard isClass else { return 2 }
    let hasResilientSuperclass = flags & (1 << 29) != 0
    guard !hasResilientSuperclass else { return nil }
    let areMembersNegative = flags & (1 << 28) != 0
    return areMembersNegative
      ? -address.half(at: 24) : address.half(at: 28) - address.half(at: 32)
  }

  /// Whether the type or an enclosing type is generic.
  var isGeneric: Bool { flags & 0x80 != 0 }

  /// The number of fields or cases.
  var fieldCount: Int { address.relative(at: 16)?.half(at: 12) ?? 0 }

  /// The stored fields in order, or an enum's cases in tag order; nil if the compiler omitted
  /// reflection metadata.
  var fields: [FieldRecord]? {
    guard let descriptor = address.relative(at: 16) else { return nil }
    let size = Int(descriptor.load(fromByteOffset: 10, as: UInt16.self))
    return (0..<descriptor.half(at: 12)).map { FieldRecord(descriptor + 16 + $0 * size) }
  }
}

/// A stored field or an enum case.
struct FieldRecord {
  let name: String
  let isIndirect: Bool
  let isVariable: Bool
  let typeName: MangledName?

  init(_ record: UnsafeRawPointer) {
    let flags = record.half(at: 0)
    isIndirect = flags & 1 != 0
    isVariable = flags & 2 != 0
    name = record.relative(at: 8)?.cString ?? ""
    typeName = record.relative(at: 4).map { MangledName($0) }
  }
}
