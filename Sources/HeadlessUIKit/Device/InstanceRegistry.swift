/// The view controllers of a device, known by weak references and numbered by type.
@MainActor public struct InstanceRegistry {
  private struct Registration {
    weak var viewController: UIViewController?
  }

  private var registrations: [Registration] = []
  private var counts: [ObjectIdentifier: Int] = [:]
  private var sweepAt = 64

  nonisolated init() {}

  /// Those still alive, in the order they were made.
  public var alive: [UIViewController] { registrations.compactMap(\.viewController) }

  /// How many are still alive.
  public var aliveCount: Int {
    registrations.reduce(0) { $1.viewController == nil ? $0 : $0 + 1 }
  }

  /// The next number for an instance of `type`; the first is 1.
  public mutating func nextNumber(for type: AnyClass) -> Int {
    counts[ObjectIdentifier(type), default: 0] += 1
    return counts[ObjectIdentifier(type), default: 1]
  }

  mutating func register(_ viewController: UIViewController) {
    if registrations.count == sweepAt {
      registrations.removeAll { $0.viewController == nil }
      sweepAt = max(64, registrations.count * 2)
    }
    registrations.append(Registration(viewController: viewController))
  }
}
