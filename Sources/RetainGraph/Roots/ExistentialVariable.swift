/// A global or static variable whose type is a protocol that structs can conform to, or an optional one.
///
/// Its buffer of three words may contain a smaller value; what follows it there is what was on the
/// stack where the value was made.
struct ExistentialVariable {
  private static let bufferSize = 24
  private let type: Metadata

  /// Nil if the variable has another type or no value.
  init?(symbol: String, at address: UInt) {
    var name = symbol[...]
    guard let end = ["vp", "vpZ"].first(where: name.hasSuffix) else { return nil }
    name.removeLast(end.count)
    if name.hasSuffix("Sg") { name.removeLast(2) }
    // A protocol, a composition, `Any`, one with a class, or one whose associated types are given.
    guard ["_p", "yp", "_XP", "_Xc", "Xj"].contains(where: name.hasSuffix),
      let word = ProcessMemory.word(at: address + UInt(Self.bufferSize)), word % 8 == 0,
      let found = HeapObject(word: word), let kind = ProcessMemory.word(at: word),
      // Where only classes can conform, the word is a witness table, which begins with an address.
      Metadata.Kind(rawValue: kind) != nil
    else { return nil }
    type = Metadata(found.address)
  }

  /// Whether a word at an offset belongs to the value.
  func isInUse(_ offset: Int) -> Bool {
    let witnesses = type.witnesses
    return offset < (witnesses.isInline ? witnesses.size : 8) || offset >= Self.bufferSize
  }
}
