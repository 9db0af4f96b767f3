/// A least-recently-used cache with limits on total cost and count.
///
/// It uses an array in order of use: it holds about a screenful of pictures, and searches from the
/// newest. Only its methods compare keys: the runtime would search the program for a conformance that
/// the type itself needs.
struct RecentlyUsed<Key, Value> {
  private struct Entry {
    let key: Key
    let value: Value
    let cost: Int
  }

  private let limit: Int
  private let capacity: Int
  /// The most recently used entry is last.
  private var entries: [Entry] = []

  /// The total cost of the values.
  private(set) var cost = 0

  init(limit: Int, capacity: Int = 256) {
    self.limit = limit
    self.capacity = capacity
  }

  var count: Int { entries.count }

  private mutating func remove(at index: Int) {
    cost -= entries.remove(at: index).cost
  }
}

extension RecentlyUsed where Key: Equatable {
  /// The value for a key, which becomes the most recently used.
  mutating func value(for key: Key) -> Value? {
    guard let index = entries.lastIndex(where: { $0.key == key }) else { return nil }
    if index + 1 < entries.count { entries.append(entries.remove(at: index)) }
    return entries.last?.value
  }

  /// Stores a value, unless it alone exceeds the cost limit.
  mutating func set(_ value: Value, for key: Key, cost: Int) {
    if let index = entries.lastIndex(where: { $0.key == key }) { remove(at: index) }
    guard cost <= limit else { return }
    entries.append(Entry(key: key, value: value, cost: cost))
    self.cost += cost
    while self.cost > limit || entries.count > capacity { remove(at: 0) }
  }
}
