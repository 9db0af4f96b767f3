/// Reads the references and stored properties of single objects and types, one level deep.
public final class Reader {
  /// A reference that an object has; retains its target.
  public struct Reference {
    /// The path from the object that was read.
    public let path: FieldPath
    /// The referenced object.
    public let object: AnyObject
    /// Whether the reference retains its target.
    public let strength: Strength
  }

  /// A stored property.
  public struct Property {
    /// The property's name; a tuple's element has its label.
    public let name: String
    /// The property's type; nil if the runtime can't resolve it.
    public let type: Any.Type?
    /// How the property is declared: strong, `weak` or `unowned`.
    public let ownership: Ownership
    /// The property's offset from the start of the object or value, in bytes.
    public let offset: Int
    /// Whether the property is declared with `let`, and its value can't change in place as a lock's
    /// can.
    public var isConstant = false
    /// Whether the property is declared with `lazy var`.
    public var isLazy = false

    /// Whether the object keeps the property's value as long as it lives, once the property is set.
    public var isPermanent: Bool {
      isConstant
        || isLazy
          && !(type.map { _typeName($0).hasPrefix("Swift.Optional<Swift.Optional<") } ?? true)
    }

    /// Whether the property may be nil, or its type is unknown.
    public var isOptional: Bool { type.map { Metadata($0).kind == .optional } ?? true }

    /// The class of the property's object; nil if its type is a protocol or a value type.
    public var objectClass: AnyClass? { wrapped as? AnyClass }

    /// Whether the property's type is a value type of Foundation.
    public var isOfFoundation: Bool {
      wrapped.map { !($0 is AnyClass) && _typeName($0).hasPrefix("Foundation") } ?? false
    }

    /// The metadata says it; a cast to a protocol would search all conformances of the program.
    private var wrapped: Any.Type? {
      guard let type, case let metadata = Metadata(type), metadata.kind == .optional else {
        return type
      }
      return metadata.genericArgument(0)?.type
    }
  }

  /// A closure that an object holds, or a boxed variable that one of its closures captured.
  public struct Context {
    /// The path from the object to the closure or variable.
    public let path: FieldPath
    /// The context's address, valid while the object holds it.
    public let address: UInt
    /// The captures, as far as the context's layout is known.
    public let captures: [Capture]
    /// Whether `captures` is complete.
    public let isComplete: Bool
  }

  /// A closure's capture and its offset in the context.
  public struct Capture: Hashable {
    /// The offset from the start of the context, in bytes.
    public let offset: Int
    /// The type's name; nil for closures and boxed variables.
    public let type: String?
    /// How the closure captures the value: strong, `weak` or `unowned`.
    public let ownership: Ownership
  }

  private let layouts: Layouts
  /// The properties of the types that were asked for; resolving the properties' types is slow.
  private var propertiesByType = AddressTable<[Property]>()

  /// Creates a reader, which caches the layouts of the types that it reads.
  public init() { layouts = Layouts { _ in false } }

  /// The references of an object, through its own buffers, closures, and boxes, in field order.
  ///
  /// In parts that can't be read, words that equal the address of a candidate are possible
  /// references. Those of a closure's context are captures.
  public func references(
    of object: AnyObject, isClosure: Bool = false, among candidates: [AnyObject] = []
  ) -> [Reference] {
    OtherThreads.paused { currentReferences(of: object, isClosure, among: candidates) }
  }

  private func currentReferences(
    of object: AnyObject, _ isClosure: Bool, among candidates: [AnyObject]
  ) -> [Reference] {
    // Another thread may free what the object refers to.
    let guardian = OtherThreads.areAtWork ? ObjectGuard(names: RootNames()) : nil
    var builder = GraphBuilder(
      layouts: layouts, tracker: nil, isDirect: true, isIncluded: guardian.map { $0.isReadable })
    let (graph, objects) = builder.buildObjects(
      from: object, isContext: isClosure, candidates)
    return graph.holdings(from: 0).compactMap { holding in
      let target = objects[holding.to]
      // It may have been freed since the walk reached it.
      guard graph.nodes[holding.to].kind == .object, guardian?.isReadable(target.bits) ?? true
      else {
        return nil
      }
      return Reference(path: holding.path, object: target.reference, strength: holding.strength)
    }
  }

  /// The closures that an object holds and the boxes of the variables that they capture.
  ///
  /// Excludes closures that capture a single object: their context is that object.
  public func contexts(of object: AnyObject) -> [Context] {
    var builder = GraphBuilder(layouts: layouts, tracker: nil, isDirect: true)
    let (graph, objects) = builder.buildObjects(from: object, [])
    return objects.indices.filter { objects[$0].metadata.kind == .context }.map { node in
      Context(
        path: graph.edges(to: node).first?.path ?? FieldPath(), address: objects[node].bits,
        captures: layouts.captures(of: objects[node]).map {
          Capture(offset: $0.offset, type: $0.type, ownership: $0.ownership)
        },
        isComplete: graph.nodes[node].opaque == nil)
    }
  }

  /// Whether the weak reference at an offset was set to an object that has been deallocated.
  ///
  /// Returns false for a reference that was never set or was set to nil.
  public func isDeadWeakReference(of object: AnyObject, at offset: Int) -> Bool {
    let address = HeapObject(object).address + offset
    return withExtendedLifetime(object) {
      address.word() != 0 && WeakWord.target(at: address) == nil
    }
  }

  /// Why an object may have references that can't be found; nil if all are found.
  public func opaque(_ object: AnyObject) -> String? {
    layouts.heap(of: HeapObject(object)).opaque
  }

  /// The weak stored properties of a class, superclasses first, starting below the nearest
  /// superclass that a given module declares.
  public func weakProperties(
    of type: AnyClass, below module: String
  ) -> [Property] {
    var chain: [(metadata: Metadata, descriptor: TypeDescriptor)] = []
    var isBelow = 0
    var next: Metadata? = Metadata(type)
    while let current = next, let descriptor = current.descriptor {
      if isBelow == chain.count, descriptor.module != module { isBelow += 1 }
      chain.append((current, descriptor))
      next = current.superclass
    }
    var index = 0
    var found: [Property] = []
    for (depth, (current, descriptor)) in chain.enumerated().reversed() {
      guard depth < isBelow else {
        index += descriptor.fieldCount
        continue
      }
      for record in descriptor.fields ?? [] {
        if record.typeName?.ownership == .weak {
          found.append(Property(record, of: current, descriptor, in: type, at: index))
        }
        index += 1
      }
    }
    return found
  }

  /// The stored properties of a class, structure, or tuple, superclasses first.
  public func properties(of type: Any.Type) -> [Property] {
    let metadata = Metadata(type)
    if let properties = propertiesByType[metadata.address] { return properties }
    let properties = Self.properties(of: metadata)
    propertiesByType.insert(properties, for: metadata.address)
    return properties
  }

  static func properties(of metadata: Metadata) -> [Property] {
    guard metadata.kind != .tuple else {
      return zip(metadata.tupleElements, metadata.tupleLabels).map { element, label in
        Property(
          name: label, type: element.metadata.type, ownership: .strong, offset: element.offset)
      }
    }
    guard metadata.kind == .class || metadata.kind == .structure else { return [] }
    var chain: [Metadata] = [metadata]
    while metadata.kind == .class, let next = chain.last?.superclass { chain.append(next) }
    var properties: [Property] = []
    for current in chain.reversed() {
      guard let descriptor = current.descriptor else { continue }
      for record in descriptor.fields ?? [] {
        properties.append(
          Property(record, of: current, descriptor, in: metadata.type, at: properties.count))
      }
    }
    return properties
  }
}

extension Reader.Property {
  /// A field that a class or structure declares; the index counts the superclasses' fields too.
  fileprivate init(
    _ record: FieldRecord, of declaring: Metadata, _ descriptor: TypeDescriptor, in type: Any.Type,
    at index: Int
  ) {
    name = record.storedName
    self.type =
      record.typeName?.resolve(in: descriptor, arguments: declaring.genericArguments)?.type
    ownership = record.typeName?.ownership ?? .strong
    offset = runtimeChildOffset(type, index: index)
    // The runtime hides the types of noncopyable fields, and only their values can change in place.
    let isNoncopyable = self.type == nil && record.typeName?.isHidden ?? false
    isConstant = !record.isVariable && !isNoncopyable
    isLazy = record.isLazy
  }
}
