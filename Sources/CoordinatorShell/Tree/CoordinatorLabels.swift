import CoordinatorKit

/// Numbers coordinators in the order in which they are first seen, and knows which are alive.
///
/// A class, because it is passed on at every step, and copying its arrays would be slow. It uses
/// arrays because there are few coordinators, and the runtime would have to create a dictionary's
/// type at launch.
@MainActor package final class CoordinatorLabels {
  private final class Known {
    package weak let coordinator: (any Coordinator)?
    package let label: ObjectLabel
    /// Keeps the memory and not the object, so no other object gets this address.
    private unowned let pin: any Coordinator

    package init(_ coordinator: any Coordinator, label: ObjectLabel) {
      self.coordinator = coordinator
      self.label = label
      pin = coordinator
    }
  }

  private var known: [Known] = []
  /// The identities of the known coordinators.
  private var addresses: [ObjectIdentifier] = []
  private var counts: [(type: ObjectIdentifier, count: Int)] = []
  private var sweepAt = 64
  /// The coordinators attached at the last walk, in the tree's order.
  private var walked: [ObjectIdentifier] = []

  /// The number of known coordinators that are alive.
  package var aliveCount: Int { known.reduce(0) { $1.coordinator == nil ? $0 : $0 + 1 } }

  /// The label of `coordinator`; a new one the first time.
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

  /// The coordinator with a label, if it is alive.
  package func object(_ label: ObjectLabel) -> (any Coordinator)? {
    known.last { $0.label == label }?.coordinator
  }

  /// The coordinator that stands for an object.
  package func known(_ object: AnyObject) -> (label: ObjectLabel, coordinator: any Coordinator)? {
    known.last { $0.coordinator?.subject === object }.flatMap { entry in
      entry.coordinator.map { (entry.label, $0) }
    }
  }

  /// The live coordinators with their labels.
  package var alive: [(label: ObjectLabel, coordinator: any Coordinator)] {
    known.compactMap { entry in entry.coordinator.map { (entry.label, $0) } }
      .sorted { ($0.label.typeName, $0.label.number) < ($1.label.typeName, $1.label.number) }
  }

  // MARK: Walking

  /// Labels the coordinators below the roots, in the tree's order.
  ///
  /// Returns the labels, or nil if they are the same objects as at the previous walk.
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
    // Safe only here, where all visited coordinators are alive.
    if known.count >= sweepAt { forgetDead() }
    return walked.map { address in known[addresses.lastIndex(of: address) ?? 0].label }
  }

  /// Labels the coordinators below the roots, in the tree's order; the next walk starts from the
  /// previous one.
  package func number(_ root: (any Coordinator)?, and others: [any Coordinator]) {
    func visit(_ coordinator: any Coordinator) {
      _ = label(for: coordinator)
      coordinator.childCoordinators.forEach(visit)
    }
    root.map(visit)
    others.forEach(visit)
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
