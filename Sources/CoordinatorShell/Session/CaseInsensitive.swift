extension String {
  /// Whether both texts are equal, ignoring case.
  ///
  /// Fast for texts that differ early, as most do.
  package func isSame(as other: String) -> Bool {
    var mine = utf8.makeIterator()
    var others = other.utf8.makeIterator()
    while true {
      let (one, two) = (mine.next(), others.next())
      guard let one, let two else {
        guard let left = one ?? two else { return true }
        return left < 0x80 ? false : isSameByCharacters(as: other)
      }
      if one == two { continue }
      guard one < 0x80, two < 0x80 else { return isSameByCharacters(as: other) }
      if one.lowercase != two.lowercase { return false }
    }
  }

  private func isSameByCharacters(as other: String) -> Bool {
    var mine = makeIterator()
    var others = other.makeIterator()
    while true {
      let (one, two) = (mine.next(), others.next())
      guard let one, let two else { return one == two }
      if one != two, one.lowercased() != two.lowercased() { return false }
    }
  }
}

extension UInt8 {
  fileprivate var lowercase: UInt8 { (0x41...0x5a).contains(self) ? self | 0x20 : self }
}
