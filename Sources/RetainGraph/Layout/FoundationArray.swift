/// The mutable array of Foundation's C part, whose store has room for elements on both sides.
///
/// Relies on the format of swift-corelibs-foundation's `CFArray.c`: an array contains its count at
/// offset 24 and the address of its store at 48; the store begins with the index of the first
/// element and the capacity. Removed elements stay in the store.
enum FoundationArray {
  /// The range of the elements in the store of an array; nil for other objects.
  static func elements(ofStoreAt store: UnsafeRawPointer, of object: HeapObject) -> Range<Int>? {
    guard object.metadata.descriptor?.name == "_NSCFArray",
      object.address.word(at: 48) == UInt(bitPattern: store)
    else { return nil }
    let (first, capacity) = (store.word(), store.word(at: 8))
    let count = object.address.word(at: 24)
    guard capacity < 1 << 32, first <= capacity, count <= capacity - first,
      16 + Int(capacity) * 8 <= allocatedSize(store)
    else { return nil }
    return 16 + Int(first) * 8..<16 + Int(first + count) * 8
  }
}
