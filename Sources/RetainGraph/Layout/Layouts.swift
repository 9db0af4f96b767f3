/// The cached layouts by metadata address; metadata lives as long as the process.
final class Layouts {
  struct ContextKey: Equatable {
    let metadata: Metadata
    let environment: GenericEnvironment?
  }

  let isBoundary: (Any.Type) -> Bool
  /// Whether to skip the fields of this superclass and those above it.
  let isPassedOver: (Any.Type) -> Bool
  private var values = AddressTable<ValueLayout>()
  private var heaps = AddressTable<HeapLayout>()
  private var contexts = ContextTable<HeapLayout>()
  /// The types of fields, by name.
  var resolved = ResolvedNames()
  var noncopyable = NoncopyableNames()
  /// Whether generic structures are sequences with mirrors of their own, by descriptor.
  var reflectableSequences = AddressTable<Bool>()
  let nativeObject = _typeByName("Bo").map(Metadata.init)
  let bridgeObject = _typeByName("Bb").map(Metadata.init)

  init(
    boundary isBoundary: @escaping (Any.Type) -> Bool,
    passingOver isPassedOver: @escaping (Any.Type) -> Bool = { _ in false }
  ) {
    self.isBoundary = isBoundary
    self.isPassedOver = isPassedOver
  }

  func value(_ metadata: Metadata) -> ValueLayout {
    if let known = values[metadata.address] { return known }
    let layout = compileValue(metadata)
    values.insert(layout, for: metadata.address)
    return layout
  }

  func heap(_ metadata: Metadata) -> HeapLayout {
    if let known = heaps[metadata.address] { return known }
    let layout = compileHeap(metadata)
    heaps.insert(layout, for: metadata.address)
    return layout
  }

  /// The layout of an object, including generic contexts.
  func heap(of object: HeapObject) -> HeapLayout {
    let metadata = object.metadata
    let layout = heap(metadata)
    guard case .genericCaptures(let descriptor) = layout.body else { return layout }
    let key = contextKey(of: object, descriptor)
    if let known = contexts[key] { return known }
    let reader = ContextReader(descriptor: descriptor, layouts: self)
    let compiled = reader.layout(in: key.environment)
    contexts[key] = compiled
    return compiled
  }

  /// The captures in a closure's context, or the variable in a box, as far as they can be resolved.
  func captures(of object: HeapObject) -> [ContextReader.Capture] {
    guard object.metadata.kind == .context,
      let descriptor = CaptureDescriptor(context: object.metadata)
    else { return [] }
    let reader = ContextReader(descriptor: descriptor, layouts: self)
    return reader.captures(in: descriptor.isGeneric ? reader.environment(of: object) : nil).known
  }

  /// Where a closure's captures end; nil if not all of them can be resolved.
  func capturesEnd(of object: HeapObject) -> Int? {
    guard let descriptor = CaptureDescriptor(context: object.metadata) else { return nil }
    let captures = captures(of: object)
    guard captures.count == descriptor.captures.count else { return nil }
    return captures.map { $0.offset + $0.size }.max() ?? descriptor.start
  }

  /// The key that determines a generic context's layout.
  func contextKey(of object: HeapObject) -> ContextKey {
    guard case .genericCaptures(let descriptor) = heap(object.metadata).body else {
      return ContextKey(metadata: object.metadata, environment: nil)
    }
    return contextKey(of: object, descriptor)
  }

  private func contextKey(of object: HeapObject, _ descriptor: CaptureDescriptor) -> ContextKey {
    let reader = ContextReader(descriptor: descriptor, layouts: self)
    return ContextKey(
      metadata: object.metadata, environment: reader.environment(of: object))
  }
}
