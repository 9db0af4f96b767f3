import CoordinatorKit

/// Numbers coordinators as they are first seen, and knows which are still alive.
///
/// A class, since it is handed on at every step, and copying its arrays there would cost. Arrays, since
/// there are few, and a dictionary's type would have to be made at launch.
@MainActor package final class CoordinatorLabels {
  private final class Known {
    package weak let coordinator: (any Coordinator)?
    package let label: ObjectLabel
    /// Keeps the memory, not the object: nobody else has this address as long as it is known.
    private unowned let pin: any Coordinator

    package init(_ coordinator: any Coordinator, label: ObjectLabel) {
      self.coordinator = coordinator
      self.label = label
      pin = coordinator
    }
  }

  private var known: [Known] = []
  /// Who the known ones are.
  private var addresses: [ObjectIdentifier] = []
  private var counts: [(type: ObjectIdentifier, count: Int)] = []
  private var sweepAt = 64
  /// The coordinators that were attached at the last walk, in the order of the tree.
  private var walked: [ObjectIdentifier] = []

  /// How many of those seen are alive.
  package var aliveCount: Int { known.reduce(0) { $1.coordinator == nil ? $0 : $0 + 1 } }

  /// The label of `coordinator`; a new one at first sight.
  package func label(for coordinator: any Coordinator) -> ObjectLabel {
    let address = ObjectIdentifier(coordinator)
    if let index = addresses.lastIndex(of: address) { return known[index].label }
    let type: any AnyObject.Type = type(of: coordinator.subject)
    let label = ObjectLabel(type: type, number: nextNumber(of: ObjectIdentifier(type)))
    known.append(Known(coordinator, label: label))
    addresses.append(address)
    return label
  }

  private func nextNumber(of type: ObjectIdentifier) -> Int {
    for index in counts.indices where counts[index].type == type {
      counts[index].count += 1
      return counts[index].count
    }
    counts.append((type, 1))
    return 1
  }

  /// The coordinator of a label, while it lives.
  package func object(_ label: ObjectLabel) -> (any Coordinator)? {
    known.last { $0.label == label }?.coordinator
  }

  /// An object as the coordinator that it is known as.
  package func known(_ object: AnyObject) -> (label: ObjectLabel, coordinator: any Coordinator)? {
    known.last { $0.coordinator?.subject === object }.flatMap { entry in
      entry.coordinator.map { (entry.label, $0) }
    }
  }

  /// Those that are alive, with their labels.
  package var alive: [(label: ObjectLabel, coordinator: any Coordinator)] {
    known.compactMap { entry in entry.coordinator.map { (entry.label, $0) } }
      .sorted { ($0.label.typeName, $0.label.number) < ($1.label.typeName, $1.label.number) }
  }

  // MARK: Walking

  /// Labels the coordinators below the roots, in the order of the tree.
  ///
  /// Returns the labels, or nil where they are the same objects as at the walk before.
  package func walk(
    _ root: (any Coordinator)?, and others: [any Coordinator]
  ) -> [ObjectLabel]? {
    var position = 0
    var isSame = true
    if let root { visit(root, &position, &isSame) }
    for other in others { visit(other, &position, &isSame) }
    if position < walked.count {
      isSame = false
      walked.removeSubrange(position...)
    }
    guard !isSame else { return nil }
    // Only here, where all that were walked are alive.
    if known.count >= sweepAt { forgetDead() }
    return walked.map { address in known[addresses.lastIndex(of: address) ?? 0].label }
  }

  private func visit(
    _ coordinator: any Coordinator, _ position: inout Int, _ isSame: inout Bool
  ) {
    let address = ObjectIdentifier(coordinator)
    if position == walked.count || walked[position] != address {
      isSame = false
      walked.removeSubrange(position...)
      walked.append(address)
      _ = label(for: coordinator)
    }
    position += 1
    for child in coordinator.childCoordinators { visit(child, &position, &isSame) }
  }

  private func forgetDead() {
    known.removeAll { $0.coordinator == nil }
    addresses = known.compactMap { $0.coordinator.map { ObjectIdentifier($0) } }
    sweepAt = max(64, known.count * 2)
  }
}
