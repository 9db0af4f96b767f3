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
    var marker = Marker(counts, queued: 1 << 8)
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

/// How often a walk has reached each object.
struct ReferenceCounts: MarkedObjects {
  private struct Entry {
    let address: UInt
    var count: Int
    var isAlive: Bool
  }

  private var entries: [Entry] = []
  /// The places of addresses among the entries.
  private var places = AddressTable<Int>()
  private var dead = 0
  private var isReviving = false
  private let most: Int
  private(set) var isFull = false

  init(most: Int) { self.most = most }

  /// Excludes an object that is alive anyway, so that the walk doesn't enter it.
  mutating func exclude(_ address: UInt) {
    if place(of: address) == nil { add(Entry(address: address, count: 0, isAlive: true)) }
  }

  mutating func insert(_ address: UInt) -> Bool {
    guard let place = place(of: address) else {
      guard !isReviving, entries.count < most else {
        isFull = true
        return false
      }
      add(Entry(address: address, count: 1, isAlive: false))
      dead += 1
      return true
    }
    guard isReviving else {
      entries[place].count += 1
      return false
    }
    guard !entries[place].isAlive else { return false }
    entries[place].isAlive = true
    dead -= 1
    return true
  }

  private func place(of address: UInt) -> Int? { places[address] }

  private mutating func add(_ entry: Entry) {
    places.insert(entries.count, for: entry.address)
    entries.append(entry)
  }

  /// The objects reached and not excluded, with their counts.
  var met: [(address: UInt, count: Int)] {
    entries.lazy.filter { !$0.isAlive }.map { ($0.address, $0.count) }
  }

  /// Makes the walk revive the objects that it reaches from now on.
  mutating func beginReviving() { isReviving = true }

  var isAllRevived: Bool { dead == 0 }

  func isDead(_ address: UInt) -> Bool {
    place(of: address).map { !entries[$0].isAlive } ?? false
  }
}
