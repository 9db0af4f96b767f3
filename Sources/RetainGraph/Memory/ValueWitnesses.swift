/// A type's value witness table: size, tags, and operations on values.
struct ValueWitnesses {
  private typealias GetTag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  private typealias Project = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void

  private let metadata: UnsafeRawPointer
  private let table: UnsafeRawPointer

  init(metadata: UnsafeRawPointer) {
    self.metadata = metadata
    table = metadata.load(fromByteOffset: -8, as: UnsafeRawPointer.self)
  }

  private var flags: Int { table.half(at: 80) }

  var size: Int { Int(table.word(at: 64)) }
  var stride: Int { Int(table.word(at: 72)) }
  var alignmentMask: Int { flags & 0xFF }

  /// Whether copying the bytes copies a value, so that it contains no references.
  var isPlainData: Bool { flags & 0x1_0000 == 0 }
  var isInline: Bool { flags & 0x2_0000 == 0 }
  var hasEnumWitnesses: Bool { flags & 0x20_0000 != 0 }
  var isCopyable: Bool { flags & 0x80_0000 == 0 }

  /// The offset of a value in a box.
  var boxOffset: Int { (16 + alignmentMask) & ~alignmentMask }

  /// The case of an enum value; cases with payloads come first, in declaration order.
  func tag(at value: UnsafeRawPointer) -> Int {
    let getTag = table.load(fromByteOffset: 88, as: GetTag.self)
    return Int(getTag(value, metadata))
  }

  /// Removes the tag from an enum value in place, leaving its payload.
  func projectPayload(at value: UnsafeMutableRawPointer) {
    let project = table.load(fromByteOffset: 96, as: Project.self)
    project(value, metadata)
  }

  /// Calls a closure with an enum value's payload, projected from a copy.
  func withPayload<Result>(
    at value: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(byteCount: max(size, 8), alignment: alignmentMask + 1) {
      copy -> Result in
      guard let start = copy.baseAddress else { return body(value) }
      start.copyMemory(from: value, byteCount: size)
      projectPayload(at: start)
      return body(UnsafeRawPointer(start))
    }
  }
}
