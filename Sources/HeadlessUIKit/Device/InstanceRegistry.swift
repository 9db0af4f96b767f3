/// The view controllers of a device, numbered by type; it keeps none of them alive.
@MainActor public struct InstanceRegistry {
  private var links: [ControllerLink] = []
  private var counts: [ObjectIdentifier: Int] = [:]
  private var sweepAt = 64

  nonisolated init() {}

  /// Those still alive, in the order they were made.
  public var alive: [UIViewController] { links.compactMap(\.target) }

  /// How many are still alive.
  public var aliveCount: Int { links.reduce(0) { $1.isEnded ? $0 : $0 + 1 } }

  /// The next number for an instance of `type`; the first is 1.
  public mutating func nextNumber(for type: AnyClass) -> Int {
    let number = counts[ObjectIdentifier(type), default: 0] + 1
    counts[ObjectIdentifier(type)] = number
    return number
  }

  mutating func register(_ link: ControllerLink) {
    if links.count == sweepAt {
      links.removeAll(where: \.isEnded)
      sweepAt = max(64, links.count * 2)
    }
    links.append(link)
  }
}
