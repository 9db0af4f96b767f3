/// Values up to a total cost; those that were not used for longest give way.
struct RecentlyUsed<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var cost: Int
    /// The neighbours in the order of use.
    var older: Key?
    var newer: Key?
  }

  private let limit: Int
  private var entries: [Key: Entry] = [:]
  private var oldest: Key?
  private var newest: Key?

  /// What the values cost together.
  private(set) var cost = 0

  init(limit: Int) {
    self.limit = limit
  }

  var count: Int { entries.count }

  /// The value for a key, which is then the one used last.
  mutating func value(for key: Key) -> Value? {
    guard let entry = entries[key] else { return nil }
    if key != newest {
      unlink(entry)
      append(entry, for: key)
    }
    return entry.value
  }

  /// Keeps a value, unless it alone costs too much.
  mutating func set(_ value: Value, for key: Key, cost: Int) {
    remove(key)
    guard cost <= limit else { return }
    append(Entry(value: value, cost: cost), for: key)
    self.cost += cost
    while self.cost > limit, let oldest {
      remove(oldest)
    }
  }

  private mutating func remove(_ key: Key) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    cost -= entry.cost
    unlink(entry)
  }

  private mutating func append(_ entry: Entry, for key: Key) {
    var entry = entry
    entry.older = newest
    entry.newer = nil
    if let newest { entries[newest]?.newer = key } else { oldest = key }
    entries[key] = entry
    newest = key
  }

  private mutating func unlink(_ entry: Entry) {
    if let older = entry.older { entries[older]?.newer = entry.newer } else { oldest = entry.newer }
    if let newer = entry.newer { entries[newer]?.older = entry.older } else { newest = entry.older }
  }
}
