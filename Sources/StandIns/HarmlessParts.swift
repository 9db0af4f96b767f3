/// Creates a struct or a tuple with harmless fields, or an enum's first case without a payload, from
/// type metadata.
enum HarmlessParts {
  static func make<Value>(_ type: Value.Type) -> Value? {
    switch unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self) {
    case 0x200, 0x301: fields(of: type)
    case 0x201: enumeration(type)
    default: nil
    }
  }

  private static func fields<Value>(of type: Value.Type) -> Value? {
    var fields: [(offset: Int, write: (UnsafeMutableRawPointer) -> Void)] = []
    for index in 0..<fieldCount(type) {
      var field = FieldMetadata()
      let fieldType = withUnsafeMutablePointer(to: &field) { fieldMetadata(type, index, $0) }
      field.free?(field.name)
      // A weak or unowned field uses a different storage format.
      guard field.isStrong, let write = writer(of: fieldType) else { return nil }
      fields.append((fieldOffset(type, index), write))
    }
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { memory.deallocate() }
    for field in fields { field.write(UnsafeMutableRawPointer(memory) + field.offset) }
    return memory.move()
  }

  private static func writer(of type: Any.Type) -> ((UnsafeMutableRawPointer) -> Void)? {
    func open<Field>(_ type: Field.Type) -> ((UnsafeMutableRawPointer) -> Void)? {
      guard let value = HarmlessValue.make(type) else { return nil }
      return { $0.initializeMemory(as: Field.self, to: value) }
    }
    return _openExistential(type, do: open)
  }

  private static func enumeration<Value>(_ type: Value.Type) -> Value? {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    let payloads = descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xff_ffff
    let empty = descriptor.load(fromByteOffset: 24, as: UInt32.self)
    guard empty > 0 else { return nil }
    let witnesses = metadata.load(fromByteOffset: -8, as: UnsafeRawPointer.self)
    let inject = witnesses.load(fromByteOffset: 13 * 8, as: Inject.self)
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { memory.deallocate() }
    // Cases with payloads come first.
    inject(UnsafeMutableRawPointer(memory), payloads, metadata)
    return memory.move()
  }

  private typealias Inject =
    @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void
}

/// The runtime's description of a field.
private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVar = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldMetadata(
  _ type: Any.Type, _ index: Int, _ field: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: Any.Type, _ index: Int) -> Int
