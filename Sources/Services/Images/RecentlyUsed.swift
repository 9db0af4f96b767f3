/// Values up to a total cost and number; those that were not used for longest give way.
///
/// An array in the order of use: it holds a screenful of pictures or some, and the newest is looked
/// at first.
struct RecentlyUsed<Key: Equatable, Value> {
  private struct Entry {
    let key: Key
    let value: Value
    let cost: Int
  }

  private let limit: Int
  private let capacity: Int
  /// The one used last comes last.
  private var entries: [Entry] = []

  /// What the values cost together.
  private(set) var cost = 0

  init(limit: Int, capacity: Int = 256) {
    self.limit = limit
    self.capacity = capacity
  }

  var count: Int { entries.count }

  /// The value for a key, which is then the one used last.
  mutating func value(for key: Key) -> Value? {
    guard let index = entries.lastIndex(where: { $0.key == key }) else { return nil }
    if index + 1 < entries.count { entries.append(entries.remove(at: index)) }
    return entries.last?.value
  }

  /// Keeps a value, unless it alone costs too much.
  mutating func set(_ value: Value, for key: Key, cost: Int) {
    if let index = entries.lastIndex(where: { $0.key == key }) { remove(at: index) }
    guard cost <= limit else { return }
    entries.append(Entry(key: key, value: value, cost: cost))
    self.cost += cost
    while self.cost > limit || entries.count > capacity { remove(at: 0) }
  }

  private mutating func remove(at index: Int) {
    cost -= entries.remove(at: index).cost
  }
}
