/// An open-addressing table by address, simple enough for a walk to keep in registers.
///
/// A dictionary with a new key type would make the runtime search the whole program when it is
/// created, and hashes slowly. No key is 0.
struct AddressTable<Value> {
  fileprivate struct Entry {
    var key: UInt = 0
    var value: Value?
  }

  private var entries: [Entry]
  private var count = 0

  init() { entries = [Entry](repeating: Entry(), count: 64) }

  private func slot(of key: UInt) -> Int {
    let mask = entries.count - 1
    let hash = key &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: hash >> 40) & mask
    while true {
      let other = entries[slot].key
      if other == key || other == 0 { return slot }
      slot = (slot + 1) & mask
    }
  }

  subscript(key: UInt) -> Value? { entries[slot(of: key)].value }

  subscript(key: UnsafeRawPointer) -> Value? { self[UInt(bitPattern: key)] }

  mutating func insert(_ value: Value, for key: UInt) {
    if count * 2 >= entries.count {
      let old = entries
      entries = [Entry](repeating: Entry(), count: old.count * 2)
      for entry in old where entry.key != 0 { entries[slot(of: entry.key)] = entry }
    }
    let slot = slot(of: key)
    if entries[slot].key == 0 { count += 1 }
    entries[slot] = Entry(key: key, value: value)
  }

  mutating func insert(_ value: Value, for key: UnsafeRawPointer) {
    insert(value, for: UInt(bitPattern: key))
  }

  func forEach(_ body: (Value) -> Void) {
    for entry in entries {
      if let value = entry.value { body(value) }
    }
  }
}

extension AddressTable: Sendable where Value: Sendable {}
extension AddressTable.Entry: Sendable where Value: Sendable {}
