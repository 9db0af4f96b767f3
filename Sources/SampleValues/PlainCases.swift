/// The cases of an enumeration without payloads, whose raw values only its source tells.
///
/// The metadata of an enumeration points to its description, which counts the cases; a value
/// without payloads is the number of its case. The layout is part of Swift's stable ABI:
/// https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst
struct PlainCases<Value> {
  /// The kind of metadata that describes enumerations.
  private static var enumeration: Int { 0x201 }
  /// The offset of the counts in the description of an enumeration, in bytes.
  private static var offsetOfCounts: Int { 20 }

  private let count: Int

  /// Nil if the type isn't such an enumeration.
  init?(of type: Value.Type) {
    let metadata = unsafeBitCast(type as Any.Type, to: UnsafePointer<Int>.self)
    guard metadata[0] == Self.enumeration,
      let description = UnsafeRawPointer(bitPattern: metadata[1])
    else { return nil }
    // The upper byte is the offset of a payload's size.
    let payloads = description.load(fromByteOffset: Self.offsetOfCounts, as: UInt32.self) & 0xFFFFFF
    let empty = description.load(fromByteOffset: Self.offsetOfCounts + 4, as: UInt32.self)
    guard payloads == 0, empty > 0, MemoryLayout<Value>.size <= 1 else { return nil }
    count = Int(min(empty, 256))
  }

  /// A case; after the last one comes the first.
  subscript(index: Int) -> Value {
    MemoryLayout<Value>.size == 0
      ? unsafeBitCast((), to: Value.self)
      : unsafeBitCast(UInt8(index % count), to: Value.self)
  }
}
