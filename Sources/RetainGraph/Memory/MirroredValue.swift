extension ReferenceReader {
  /// The references in another module's collection.
  ///
  /// Uses its fields if they can be read completely, otherwise the elements that its mirror shows.
  func readMirrored(
    _ metadata: Metadata, _ fields: ValueLayout, _ value: UnsafeRawPointer, _ path: FieldPath,
    _ found: inout [Found]
  ) {
    var direct: [Found] = []
    read(fields, at: value, path, &direct)
    guard direct.contains(where: { layouts.heap(of: $0.target).opaque != nil }) else {
      found += direct
      return
    }
    found += elements(metadata, value, path)
  }

  /// The mirror's elements that are still alive after the mirror is gone.
  ///
  /// All others were created only for the mirror; these are retained by the value itself.
  private func elements(
    _ metadata: Metadata, _ value: UnsafeRawPointer, _ path: FieldPath
  ) -> [Found] {
    var shown: [Found] = []
    var survivors = Survivors()
    readElements(of: metadata, value, path, &shown, &survivors)
    return zip(shown, survivors.areAlive).filter(\.1).map(\.0)
  }

  private func readElements(
    of metadata: Metadata, _ value: UnsafeRawPointer, _ path: FieldPath, _ shown: inout [Found],
    _ survivors: inout Survivors
  ) {
    func copy<Value>(_ type: Value.Type) -> Any { value.assumingMemoryBound(to: type).pointee }
    let mirror = Mirror(reflecting: copy(metadata.type))
    for (index, child) in mirror.children.enumerated() {
      let path = path.appending(child.label.map { .field($0) } ?? .index(index))
      var found: [Found] = []
      withUnsafeBytes(of: child.value) { container in
        guard let start = container.baseAddress, let payload = ExistentialPayload(at: start) else {
          return
        }
        switch payload {
        case .inline(let type): read(layouts.value(type), at: start, path, &found)
        case .boxed(let box):
          let type = Metadata(UnsafeRawPointer(bitPattern: start.word(at: 24)) ?? start)
          read(layouts.value(type), at: box.address + type.witnesses.boxOffset, path, &found)
        }
      }
      for reference in found { survivors.add(reference.target) }
      shown += found
    }
  }
}
