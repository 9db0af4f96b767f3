/// The view controllers of a device, numbered by type; it keeps none of them alive.
@MainActor public struct InstanceRegistry {
  private var links: [ControllerLink] = []
  /// An array, since there are few, and a dictionary's type would have to be made at launch.
  private var counts: [(type: ObjectIdentifier, count: Int)] = []
  private var sweepAt = 64
  /// Those made since the host last asked.
  private var recent: [ControllerLink] = []
  private var recentSweepAt = 64

  nonisolated init() {}

  /// Those still alive, in the order they were made.
  public var alive: [UIViewController] { links.compactMap(\.target) }

  /// How many are still alive.
  public var aliveCount: Int { links.reduce(0) { $1.isEnded ? $0 : $0 + 1 } }

  /// The next number for an instance of `type`; the first is 1.
  public mutating func nextNumber(for type: AnyClass) -> Int {
    let type = ObjectIdentifier(type)
    for index in counts.indices where counts[index].type == type {
      counts[index].count += 1
      return counts[index].count
    }
    counts.append((type, 1))
    return 1
  }

  mutating func register(_ link: ControllerLink) {
    if links.count == sweepAt {
      links.removeAll(where: \.isEnded)
      sweepAt = max(64, links.count * 2)
    }
    links.append(link)
    if recent.count == recentSweepAt {
      recent.removeAll(where: \.isEnded)
      recentSweepAt = max(64, recent.count * 2)
    }
    recent.append(link)
  }

  /// Those still alive of the ones made since this was last called, in the order they were made.
  public mutating func takeRecent() -> [UIViewController] {
    guard !recent.isEmpty else { return [] }
    defer { recent.removeAll(keepingCapacity: true) }
    return recent.compactMap(\.target)
  }
}
