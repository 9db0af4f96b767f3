/// The runtime's metadata for a type, or for a kind of heap object without a type.
struct Metadata: Hashable {
  enum Kind: UInt {
    case `class` = 0
    case structure = 0x200
    case enumeration = 0x201
    case optional = 0x202
    case foreignClass = 0x203
    case foreignReference = 0x204
    case opaque = 0x300
    case tuple = 0x301
    case function = 0x302
    case existential = 0x303
    case metatype = 0x304
    case existentialMetatype = 0x306
    case extendedExistential = 0x307
    case fixedArray = 0x308
    case context = 0x400
    case genericBox = 0x500
    case error = 0x501
    case task = 0x502
    case job = 0x503
  }

  let address: UnsafeRawPointer

  init(_ address: UnsafeRawPointer) { self.address = address }

  init(_ type: Any.Type) { address = unsafeBitCast(type, to: UnsafeRawPointer.self) }

  /// Nil if the kind is unknown.
  var kind: Kind? { Kind(rawValue: address.word()) }

  /// The type; valid only for type metadata, not for a closure context's.
  var type: Any.Type { unsafeBitCast(address, to: Any.Type.self) }

  var isType: Bool {
    switch kind {
    case .context, .genericBox, .error, .task, .job, nil: false
    default: true
    }
  }

  /// The name without its module, or the kind of a heap object without a type.
  var name: String {
    switch kind {
    case .context, .genericBox: "closure context"
    case .error: "Error box"
    case .task: "Task"
    case .job: "Job"
    case nil: "unknown"
    default: _typeName(type, qualified: false)
    }
  }

  var witnesses: ValueWitnesses { ValueWitnesses(metadata: address) }

  var descriptor: TypeDescriptor? {
    switch kind {
    case .class: TypeDescriptor(address.word(at: 40))
    case .structure, .enumeration, .optional: TypeDescriptor(address.word(at: 8))
    default: nil
    }
  }

  /// The superclass of a class.
  var superclass: Metadata? { UnsafeRawPointer(bitPattern: address.word(at: 8)).map(Metadata.init) }

  var instanceSize: Int { address.half(at: 24) }

  /// The generic arguments, types first; nil if their position is unknown.
  var genericArguments: UnsafeRawPointer? {
    guard let descriptor, let offset = descriptor.genericArgumentOffset else { return nil }
    return address + offset * 8
  }

  func genericArgument(_ index: Int) -> Metadata? {
    genericArguments.flatMap { UnsafeRawPointer(bitPattern: $0.word(at: index * 8)) }
      .map(Metadata.init)
  }

  /// Whether the class or a superclass is the standard library's class with this name.
  func inherits(_ name: String) -> Metadata? {
    var next: Metadata? = self
    while let current = next, current.kind == .class {
      if let descriptor = current.descriptor, descriptor.isStandard, descriptor.name == name {
        return current
      }
      next = current.superclass
    }
    return nil
  }
}

extension Metadata {
  /// The elements of a tuple, with their offsets and types.
  var tupleElements: [(offset: Int, metadata: Metadata)] {
    (0..<Int(address.word(at: 8))).compactMap { index in
      let element = 24 + index * 16
      return UnsafeRawPointer(bitPattern: address.word(at: element)).map {
        (address.half(at: element + 8), Metadata($0))
      }
    }
  }

  /// The labels of a tuple's elements, or their indexes.
  var tupleLabels: [String] {
    let count = Int(address.word(at: 8))
    guard let labels = UnsafeRawPointer(bitPattern: address.word(at: 16)) else {
      return (0..<count).map(String.init)
    }
    let written = labels.cString.split(separator: " ", omittingEmptySubsequences: false)
    return (0..<count).map { index in
      index < written.count && !written[index].isEmpty ? String(written[index]) : String(index)
    }
  }

  /// The calling convention of a function type.
  enum FunctionConvention {
    /// With a context, as closures have.
    case thick
    /// A C block, for which the runtime has value witnesses only on Darwin.
    case block
    /// Without a context.
    case thin
  }

  var functionConvention: FunctionConvention {
    switch address.word(at: 8) & 0x00FF_0000 {
    case 0: .thick
    case 0x1_0000: .block
    default: .thin
    }
  }

  /// The representation of an existential type.
  var existentialShape: ExistentialShape {
    if kind == .extendedExistential {
      guard let shape = UnsafeRawPointer(bitPattern: address.word(at: 8)) else { return .unknown }
      switch shape.half(at: 0) & 0xFF {
      case 0: return .opaque
      case 1: return .object
      default: return .unknown
      }
    }
    let flags = address.half(at: 8)
    if flags & 0x3F00_0000 == 0x0100_0000 { return .object }
    return flags & 0x8000_0000 == 0 ? .object : .opaque
  }

  /// The element count and element type of an inline array.
  var fixedArray: (count: Int, element: Metadata)? {
    UnsafeRawPointer(bitPattern: address.word(at: 16)).map {
      (Int(bitPattern: address.word(at: 8)), Metadata($0))
    }
  }
}

/// The representation of an existential type's values.
enum ExistentialShape {
  /// A pointer to an object or to an error's box, followed by witness tables.
  case object
  /// Three words for the value or its box's address, followed by the type and witness tables.
  case opaque
  case unknown
}
