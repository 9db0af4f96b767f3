/// The second word of an object, which counts its references.
///
/// Bit 63 set means that the word isn't plain counts. Then, if the low half is all ones, the object
/// is immortal; otherwise the word is the shifted address of a side table, whose first word is the
/// object's address and whose third word contains the counts.
enum CountWord {
  case immortal
  case plain(UInt)
  case inTable(at: UInt)

  static let offsetInTable: UInt = 16

  init(_ word: UInt) {
    self =
      if word >> 63 == 0 {
        .plain(word)
      } else if word & 0xFFFF_FFFF == 0xFFFF_FFFF {
        .immortal
      } else {
        .inTable(at: (word & ~(3 << 62)) << 3)
      }
  }

  /// Whether counts, plain or in a side table, say that deallocation has begun.
  static func areDeallocating(_ counts: UInt) -> Bool { counts & (1 << 32) != 0 }
}
