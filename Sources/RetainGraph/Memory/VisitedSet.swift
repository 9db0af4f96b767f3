/// The addresses that a walk has visited.
///
/// It is an open-addressing table of regions with one bit per 16 bytes, because no two heap objects
/// begin within the same 16 bytes. Nearby objects share a region, so a million of them take a few
/// hundred kilobytes, which fit in the processor's cache.
struct VisitedSet: ~Copyable {
  private static var regionShift: UInt { 18 }
  private static var wordsPerRegion: Int { 1 << (regionShift - 4 - 6) }

  private struct Entry {
    var region: UInt
    var bits: UnsafeMutablePointer<UInt>
    /// The walk to which the bits belong.
    var walk: Int
  }

  private var entries: UnsafeMutablePointer<Entry?>
  private var mask: Int
  private var regionCount = 0
  private var walk = 0
  private var lastRegion = UInt.max
  private var lastBits: UnsafeMutablePointer<UInt>

  init() {
    mask = 255
    entries = Self.emptyTable(mask + 1)
    lastBits = .allocate(capacity: 1)
    lastBits.deallocate()
  }

  deinit {
    for index in 0...mask { entries[index]?.bits.deallocate() }
    entries.deallocate()
  }

  private static func emptyTable(_ capacity: Int) -> UnsafeMutablePointer<Entry?> {
    let table = UnsafeMutablePointer<Entry?>.allocate(capacity: capacity)
    table.initialize(repeating: nil, count: capacity)
    return table
  }

  private static func hash(_ region: UInt) -> Int {
    Int(truncatingIfNeeded: (region &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }

  /// Inserts the address; returns whether it is new.
  @inline(__always)
  mutating func insert(_ address: UInt) -> Bool {
    let region = address >> Self.regionShift
    if region != lastRegion {
      lastBits = bits(of: region)
      lastRegion = region
    }
    let granule = Int((address >> 4) & ((1 << (Self.regionShift - 4)) - 1))
    let bit: UInt = 1 << UInt(granule & 63)
    let old = lastBits[granule >> 6]
    lastBits[granule >> 6] = old | bit
    return old & bit == 0
  }

  func contains(_ address: UInt) -> Bool {
    let region = address >> Self.regionShift
    var slot = Self.hash(region) & mask
    while let entry = entries[slot] {
      if entry.region == region {
        let granule = Int((address >> 4) & ((1 << (Self.regionShift - 4)) - 1))
        return entry.walk == walk && entry.bits[granule >> 6] & (1 << UInt(granule & 63)) != 0
      }
      slot = (slot + 1) & mask
    }
    return false
  }

  @inline(__always)
  private mutating func bits(of region: UInt) -> UnsafeMutablePointer<UInt> {
    var slot = Self.hash(region) & mask
    while let entry = entries[slot] {
      if entry.region == region {
        if entry.walk != walk { clear(slot) }
        return entry.bits
      }
      slot = (slot + 1) & mask
    }
    return add(region, at: slot)
  }

  @inline(never)
  private mutating func clear(_ slot: Int) {
    entries[slot]?.walk = walk
    entries[slot]?.bits.update(repeating: 0, count: Self.wordsPerRegion)
  }

  @inline(never)
  private mutating func add(_ region: UInt, at slot: Int) -> UnsafeMutablePointer<UInt> {
    let bits = UnsafeMutablePointer<UInt>.allocate(capacity: Self.wordsPerRegion)
    bits.initialize(repeating: 0, count: Self.wordsPerRegion)
    entries[slot] = Entry(region: region, bits: bits, walk: walk)
    regionCount += 1
    if regionCount * 2 > mask { grow() }
    return bits
  }

  private mutating func grow() {
    let old = entries
    let oldMask = mask
    mask = mask * 2 + 1
    entries = Self.emptyTable(mask + 1)
    for index in 0...oldMask {
      guard let entry = old[index] else { continue }
      var slot = Self.hash(entry.region) & mask
      while entries[slot] != nil { slot = (slot + 1) & mask }
      entries[slot] = entry
    }
    old.deallocate()
  }

  /// Removes all addresses; the regions stay and are cleared on next use.
  mutating func removeAll() {
    lastRegion = .max
    walk += 1
  }
}
