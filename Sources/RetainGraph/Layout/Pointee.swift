extension Layouts {
  /// The range of the elements in an allocation that a field of an object points at, in bytes.
  ///
  /// An allocator returns more memory than requested, and the rest may contain stale words. A field
  /// of type `UnsafeMutablePointer<T>` gives the size of an element, and the memory contains a
  /// whole number of them. Nil if no field of that type points at the allocation.
  func elements(ofAllocationAt address: UInt, pointedAtBy object: HeapObject) -> Range<Int>? {
    guard object.metadata.kind == .class, let start = UnsafeRawPointer(bitPattern: address) else {
      return nil
    }
    if let elements = FoundationArray.elements(ofStoreAt: start, of: object) { return elements }
    guard
      let stride = strides(ofPointeesIn: object.metadata).first(where: {
        object.address.word(at: $0.offset) == address
      })?.stride, stride > 0
    else { return nil }
    return 0..<allocatedSize(start) / stride * stride
  }

  /// The typed pointers among the fields of a class and the strides of their pointees.
  private func strides(ofPointeesIn metadata: Metadata) -> [(offset: Int, stride: Int)] {
    var found: [(offset: Int, stride: Int)] = []
    var next: Metadata? = metadata
    while let current = next {
      next = current.superclass
      guard let descriptor = current.descriptor, let records = descriptor.fields else { continue }
      let first = next.map { runtimeChildCount($0.type) } ?? 0
      for (index, record) in records.enumerated() {
        guard let name = record.typeName,
          let stride = type(named: name, in: current, descriptor)?.pointee?.witnesses.stride
        else { continue }
        found.append((runtimeChildOffset(metadata.type, index: first + index), stride))
      }
    }
    return found
  }
}

extension Metadata {
  /// The type that a typed pointer, or an optional one, points at.
  fileprivate var pointee: Metadata? {
    if kind == .optional { return genericArgument(0)?.pointee }
    guard kind == .structure, let descriptor, descriptor.isStandard,
      ["UnsafeMutablePointer", "UnsafePointer"].contains(descriptor.name)
    else { return nil }
    return genericArgument(0)
  }
}
