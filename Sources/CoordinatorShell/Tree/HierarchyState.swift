/// A state of the hierarchy, as a ``StateReader`` tells it from others.
///
/// Its number is the same in every process and on every machine.
package struct HierarchyState: Hashable, Sendable {
  package let number: UInt64
}

/// A hash that no process seeds.
struct StateHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ word: UInt64) {
    var mixed = value ^ word
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    value = (mixed ^ (mixed >> 31)) &+ 0x9e37_79b9_7f4a_7c15
  }

  mutating func open() { add(0x28) }
  mutating func close() { add(0x29) }
  mutating func present() { add(0x5e) }

  static func of(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}
