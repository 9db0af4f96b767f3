/// The types that names without generic parameters refer to, so that the runtime is asked once for each.
struct ResolvedNames {
  private var names: [(name: MangledName, type: Metadata?)] = []
  /// The places of names among these, by hash.
  private var places = AddressTable<Int>()

  mutating func type(_ name: MangledName, _ resolve: () -> Metadata?) -> Metadata? {
    guard let key = UnsafeRawPointer(bitPattern: name.meaningHash) else { return resolve() }
    if let place = places[key], names[place].name.means(name) { return names[place].type }
    let type = resolve()
    places.insert(names.count, for: key)
    names.append((name, type))
    return type
  }
}

extension MangledName {
  /// Calls `body` with each letter, and with the address that each embedded pointer leads to.
  private func forEachPart(_ body: (UInt) -> Void) {
    var index = 0
    while index < length {
      let letter = start.load(fromByteOffset: index, as: UInt8.self)
      body(UInt(letter))
      switch letter {
      case 0x01...0x17:
        let offset = start.loadUnaligned(fromByteOffset: index + 1, as: Int32.self)
        let target = start + index + 1 + Int(offset)
        // Odd kinds lead to a declaration, even ones to a variable with its address.
        body(letter == 2 ? target.word() : UInt(bitPattern: target))
        index += 5
      case 0x18...0x1F:
        body(start.loadUnaligned(fromByteOffset: index + 1, as: UInt.self))
        index += 9
      default: index += 1
      }
    }
  }

  /// The same for names that mean the same.
  fileprivate var meaningHash: UInt {
    var hash: UInt = 0xCBF2_9CE4_8422_2325
    forEachPart { hash = (hash ^ $0) &* 0x100_0000_01B3 }
    return hash
  }

  fileprivate func means(_ other: MangledName) -> Bool {
    var parts: [UInt] = []
    forEachPart { parts.append($0) }
    var index = 0
    var isSame = true
    other.forEachPart { part in
      isSame = isSame && index < parts.count && parts[index] == part
      index += 1
    }
    return isSame && index == parts.count
  }
}
