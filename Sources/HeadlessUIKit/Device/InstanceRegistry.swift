/// Weak references to a device's view controllers, numbered by type.
///
/// - Note: Not in UIKit.
@MainActor public struct InstanceRegistry {
  private var links: [ControllerLink] = []
  /// An array, because there are few types and a dictionary's type would have to be instantiated at
  /// launch.
  private var counts: [(type: ObjectIdentifier, count: Int)] = []
  private var registeredCount = 0
  private var sweepAt = 64
  /// The view controllers created since the host last asked.
  private var recent: [ControllerLink] = []
  private var recentSweepAt = 64

  nonisolated init() {}

  /// The live view controllers, in creation order.
  public var alive: [UIViewController] { links.compactMap(\.target) }

  /// The number of live view controllers.
  public var aliveCount: Int { links.reduce(0) { $1.isEnded ? $0 : $0 + 1 } }

  /// The next instance number for `type`, starting at 1.
  public mutating func nextNumber(for type: AnyClass) -> Int {
    let type = ObjectIdentifier(type)
    for index in counts.indices where counts[index].type == type {
      counts[index].count += 1
      return counts[index].count
    }
    counts.append((type, 1))
    return 1
  }

  /// Returns the view controller's place in the order of creation.
  mutating func register(_ link: ControllerLink) -> Int {
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
    registeredCount += 1
    return registeredCount
  }

  /// The live view controllers among those created since the last call, in creation order.
  public mutating func takeRecent() -> [UIViewController] {
    guard !recent.isEmpty else { return [] }
    defer { recent.removeAll(keepingCapacity: true) }
    return recent.compactMap(\.target)
  }
}
