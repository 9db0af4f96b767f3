import CHeap

/// Counts the live objects of each class on the heap, including unregistered ones.
///
/// Doesn't count objects that the compiler allocated statically, which aren't on the heap.
public final class HeapCensus {
  private let isCounted: (AnyClass) -> Bool
  private let names = RootNames()
  /// The index of the count for each metadata address; negative for classes that aren't counted.
  private var places = AddressTable<Int>()
  private var types: [AnyClass] = []
  private var counts: [Int] = []

  /// Creates a census of the classes that the predicate accepts; calls it once per class.
  public init(of isCounted: @escaping (AnyClass) -> Bool) { self.isCounted = isCounted }

  /// The current counts, in the order in which the classes were first found; nil if the heap can't
  /// be walked.
  public func count() -> [(type: AnyClass, count: Int)]? { OtherThreads.paused { countNow() } }

  private func countNow() -> [(type: AnyClass, count: Int)]? {
    let words = cheap_count_first_words()
    guard let start = words.entries else { return nil }
    defer { cheap_free_counts(words) }
    for index in counts.indices { counts[index] = 0 }
    for entry in UnsafeBufferPointer(start: start, count: words.count) {
      guard let key = UnsafeRawPointer(bitPattern: entry.word) else { continue }
      let place = places[key] ?? learn(Metadata(key))
      if place >= 0 { counts[place] += entry.count }
    }
    return types.indices.map { (types[$0], counts[$0]) }
  }

  /// The live objects of the counted classes that the predicate accepts, in address order, retained
  /// for the caller; nil if the heap can't be walked.
  public func objects(
    where isIncluded: (ObjectIdentifier) -> Bool = { _ in true }
  ) -> [AnyObject]? {
    OtherThreads.paused { countNow().map { objects(of: $0, where: isIncluded) } }
  }

  /// The live objects of the classes that the latest count found.
  public func objects(
    of counted: [(type: AnyClass, count: Int)],
    where isIncluded: (ObjectIdentifier) -> Bool = { _ in true }
  ) -> [AnyObject] {
    OtherThreads.paused { objectsNow(of: counted, where: isIncluded) }
  }

  private func objectsNow(
    of counted: [(type: AnyClass, count: Int)], where isIncluded: (ObjectIdentifier) -> Bool
  ) -> [AnyObject] {
    let total = counted.reduce(0) { $0 + $1.count }
    guard total > 0 else { return [] }
    let words = counted.filter { $0.count > 0 }
      .map { UInt(bitPattern: Metadata($0.type).address) }.sorted()
    let found = [UInt](unsafeUninitializedCapacity: total) { buffer, initialized in
      guard let start = buffer.baseAddress else { return }
      initialized = min(cheap_find_by_first_word(words, words.count, start, total), total)
    }
    // Objects found in a copy of the process may no longer exist here.
    let guardian = OtherThreads.areAtWork ? ObjectGuard(names: names) : nil
    return found.compactMap { word in
      guard guardian?.isReadable(word) ?? true, let object = HeapObject(word: word),
        isIncluded(object.identity)
      else { return nil }
      return object.reference
    }
  }

  private func learn(_ metadata: Metadata) -> Int {
    var place = -1
    if names.isMetadata(UInt(bitPattern: metadata.address)), metadata.kind == .class,
      let type = metadata.type as? AnyClass, isCounted(type)
    {
      place = types.count
      types.append(type)
      counts.append(0)
    }
    places.insert(place, for: metadata.address)
    return place
  }
}
