/// The types of names without generic parameters, so that the runtime looks up each only once.
struct ResolvedNames {
  private var names: [(name: MangledName, type: Metadata?)] = []
  /// The indices of names, by hash.
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
      let length = Self.partLength(byte(index))
      body(UInt(byte(index)))
      if length == 5 { body(target(at: index)) }
      if length == 9 { body(start.loadUnaligned(fromByteOffset: index + 1, as: UInt.self)) }
      index += length
    }
  }

  /// The same hash for names with the same meaning.
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
