/// An open-addressing table by address, simple enough for a walk to keep in registers.
///
/// A dictionary with a new key type would make the runtime search the whole program when it is
/// created.
struct AddressTable<Value> {
  private struct Entry {
    var key: UnsafeRawPointer?
    var value: Value?
  }

  private var entries: [Entry]
  private var count = 0

  init() { entries = [Entry](repeating: Entry(), count: 64) }

  private func slot(of key: UnsafeRawPointer) -> Int {
    let mask = entries.count - 1
    let hash = UInt(bitPattern: key) &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: hash >> 40) & mask
    while let other = entries[slot].key, other != key { slot = (slot + 1) & mask }
    return slot
  }

  subscript(key: UnsafeRawPointer) -> Value? { entries[slot(of: key)].value }

  mutating func insert(_ value: Value, for key: UnsafeRawPointer) {
    if count * 2 >= entries.count {
      let old = entries
      entries = [Entry](repeating: Entry(), count: old.count * 2)
      for entry in old {
        if let key = entry.key { entries[slot(of: key)] = entry }
      }
    }
    let slot = slot(of: key)
    if entries[slot].key == nil { count += 1 }
    entries[slot] = Entry(key: key, value: value)
  }

  func forEach(_ body: (Value) -> Void) {
    for entry in entries {
      if let value = entry.value { body(value) }
    }
  }
}
