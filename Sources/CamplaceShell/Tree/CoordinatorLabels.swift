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

  /// The coordinator of a label, while it lives.
  func object(_ label: ObjectLabel) -> (any Coordinator)? {
    known.values.first { $0.label == label && $0.coordinator != nil }?.coordinator
  }

  /// Those that are alive, with their labels.
  var alive: [(label: ObjectLabel, coordinator: any Coordinator)] {
    known.values.compactMap { entry in entry.coordinator.map { (entry.label, $0) } }
      .sorted { ($0.label.typeName, $0.label.number) < ($1.label.typeName, $1.label.number) }
  }

  /// Labels a coordinator and all below it, in the order of the tree; returns the labels.
  mutating func learn(_ coordinator: any Coordinator, into labels: inout [ObjectLabel]) {
    labels.append(label(for: coordinator))
    for child in coordinator.childCoordinators { learn(child, into: &labels) }
  }
}
