/// The walk that a programmer who knows the layout would write: two words after the header, a stack,
/// and an open-addressing set of addresses.
struct HandWrittenWalk {
  func count(_ forest: Forest, of size: Int) -> Int {
    let capacity = 1 << (Int.bitWidth - (size * 2).leadingZeroBitCount)
    let mask = capacity - 1
    let table = UnsafeMutablePointer<UInt>.allocate(capacity: capacity)
    table.initialize(repeating: 0, count: capacity)
    var stack = [UInt]()
    stack.reserveCapacity(size)
    var count = 0
    func visit(_ address: UInt) {
      guard address != 0 else { return }
      var slot = Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 20) & mask
      while table[slot] != 0 {
        if table[slot] == address { return }
        slot = (slot + 1) & mask
      }
      table[slot] = address
      count += 1
      stack.append(address)
    }
    visit(UInt(bitPattern: Unmanaged.passUnretained(forest.first).toOpaque()))
    while let address = stack.popLast() {
      guard let object = UnsafePointer<UInt>(bitPattern: address) else { continue }
      visit(object[2])
      visit(object[3])
    }
    table.deallocate()
    return count
  }
}
