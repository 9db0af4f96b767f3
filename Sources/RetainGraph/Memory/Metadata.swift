/// The runtime's description of a type, or of a kind of heap object that has no type of its own.
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

  /// Nothing where the kind isn't known to this reader.
  var kind: Kind? { Kind(rawValue: address.word()) }

  /// The type described; to be asked only of the metadata of a type, not of a closure's context.
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

  /// The generic arguments, types first; nothing where their place can't be told.
  var genericArguments: UnsafeRawPointer? {
    guard let descriptor, let offset = descriptor.genericArgumentOffset else { return nil }
    return address + offset * 8
  }

  func genericArgument(_ index: Int) -> Metadata? {
    genericArguments.flatMap { UnsafeRawPointer(bitPattern: $0.word(at: index * 8)) }
      .map(Metadata.init)
  }

  /// Whether the class or one of its superclasses is of this name, of the standard library.
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
  /// The elements of a tuple: where they stand and their types.
  var tupleElements: [(offset: Int, metadata: Metadata)] {
    (0..<Int(address.word(at: 8))).compactMap { index in
      let element = 24 + index * 16
      return UnsafeRawPointer(bitPattern: address.word(at: element)).map {
        (address.half(at: element + 8), Metadata($0))
      }
    }
  }

  /// The labels of a tuple, one for each element; its number where it has none.
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

  /// How the values of a function type are called.
  enum FunctionConvention {
    /// With a context, as closures are.
    case thick
    /// As C blocks are. The runtime has no value witnesses for these, outside of Darwin.
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

  /// How the values of an existential type are laid out.
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

  /// The count and the type of the elements of an inline array.
  var fixedArray: (count: Int, element: Metadata)? {
    UnsafeRawPointer(bitPattern: address.word(at: 16)).map {
      (Int(bitPattern: address.word(at: 8)), Metadata($0))
    }
  }
}

/// How the values of an existential type are laid out.
enum ExistentialShape {
  /// A pointer at an object, or at the box of an error; witness tables after it.
  case object
  /// Three words for the value or the address of its box, then the type, then witness tables.
  case opaque
  case unknown
}
