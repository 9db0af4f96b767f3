/// Finds objects that only cycles keep alive by trial deletion, as described by Bacon and Rajan.
///
/// It counts the references among the objects around given ones and checks which objects have more.
/// It needs no roots: an object is garbage if all references to it come from objects that nothing
/// else holds.
struct TrialDeletion {
  /// The maximum number of objects; a walk that exceeds it returns no result.
  private static let most = 1 << 14

  private let living: [UInt]

  /// The walk doesn't enter `living` objects.
  init(living: [AnyObject]) { self.living = living.map { HeapObject($0).bits } }

  /// The addresses of objects that nothing outside holds.
  ///
  /// The caller's array counts as a holder that will be released.
  func garbage(from objects: [AnyObject], _ programs: Programs) -> Garbage {
    var counts = ReferenceCounts(most: Self.most)
    for address in living { counts.exclude(address) }
    var marker = Marker(counts)
    marker.mark(objects.lazy.map { HeapObject($0).bits }, programs, nil)
    guard !marker.visited.isFull else { return Garbage() }
    let held = marker.visited.met.filter { address, count in
      HeapObject(word: address)?.retainCount.map { $0 > count } ?? true
    }
    marker.visited.beginReviving()
    marker.mark(held.lazy.map(\.address), programs, nil)
    return Garbage(marker.visited)
  }

  /// The addresses found, for repeated lookups.
  struct Garbage {
    private var counts: ReferenceCounts?

    fileprivate init(_ counts: ReferenceCounts? = nil) {
      self.counts = counts
      isEmpty = counts?.isAllRevived ?? true
    }

    let isEmpty: Bool

    func contains(_ address: UInt) -> Bool { counts?.isDead(address) ?? false }
  }
}

/// An open-addressing table of how often a walk has reached each address, for a few thousand
/// objects.
struct ReferenceCounts: MarkedObjects {
  private struct Entry {
    var address: UInt = 0
    var count = 0
    var isAlive = false
  }

  private var entries = [Entry](repeating: Entry(), count: 256)
  private var used = 0
  private var dead = 0
  private var isReviving = false
  private let most: Int
  private(set) var isFull = false

  init(most: Int) { self.most = most }

  private func slot(of address: UInt) -> Int {
    let mask = entries.count - 1
    var slot = Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 40) & mask
    while entries[slot].address != 0, entries[slot].address != address { slot = (slot + 1) & mask }
    return slot
  }

  /// Objects that are alive anyway, which the walk doesn't enter.
  mutating func exclude(_ address: UInt) {
    add(Entry(address: address, isAlive: true), at: slot(of: address))
  }

  mutating func insert(_ address: UInt) -> Bool {
    let slot = slot(of: address)
    guard entries[slot].address == 0 else {
      if isReviving {
        guard !entries[slot].isAlive else { return false }
        entries[slot].isAlive = true
        dead -= 1
        return true
      }
      entries[slot].count += 1
      return false
    }
    guard !isReviving, used < most else {
      isFull = true
      return false
    }
    add(Entry(address: address, count: 1), at: slot)
    dead += 1
    return true
  }

  private mutating func add(_ entry: Entry, at slot: Int) {
    if entries[slot].address == 0 { used += 1 }
    entries[slot] = entry
    guard used * 2 > entries.count else { return }
    let old = entries
    entries = [Entry](repeating: Entry(), count: old.count * 2)
    for entry in old where entry.address != 0 { entries[self.slot(of: entry.address)] = entry }
  }

  /// The objects reached and not excluded, with their counts.
  var met: [(address: UInt, count: Int)] {
    entries.compactMap { $0.address == 0 || $0.isAlive ? nil : ($0.address, $0.count) }
  }

  /// Makes the walk revive the objects that it reaches from now on.
  mutating func beginReviving() { isReviving = true }

  var isAllRevived: Bool { dead == 0 }

  func isDead(_ address: UInt) -> Bool {
    let entry = entries[slot(of: address)]
    return entry.address != 0 && !entry.isAlive
  }
}
