import Coordinators

/// Numbers coordinators as they are first seen, and knows which are still alive.
@MainActor struct CoordinatorLabels {
  /// A class, so that looking one up copies no weak reference.
  private final class Known {
    weak let coordinator: (any Coordinator)?
    let label: ObjectLabel

    init(_ coordinator: any Coordinator, label: ObjectLabel) {
      self.coordinator = coordinator
      self.label = label
    }
  }

  private var known: [ObjectIdentifier: Known] = [:]
  private var counts: [ObjectIdentifier: Int] = [:]

  /// How many of those seen are alive.
  var aliveCount: Int {
    known.values.reduce(0) { $1.coordinator == nil ? $0 : $0 + 1 }
  }

  /// The label of `coordinator`; a new one at first sight.
  ///
  /// An address comes back after its object died: only the weak reference says who it is.
  mutating func label(for coordinator: any Coordinator) -> ObjectLabel {
    let address = ObjectIdentifier(coordinator)
    if let entry = known[address], entry.coordinator === coordinator { return entry.label }
    let type = type(of: coordinator)
    let number = counts[ObjectIdentifier(type), default: 0] + 1
    counts[ObjectIdentifier(type)] = number
    let label = ObjectLabel(type: type, number: number)
    known[address] = Known(coordinator, label: label)
    return label
  }

  /// Labels a coordinator and all below it, in the order of the tree.
  mutating func learn(_ coordinator: any Coordinator) {
    _ = label(for: coordinator)
    for child in coordinator.childCoordinators { learn(child) }
  }
}
