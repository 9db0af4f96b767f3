import CoordinatorKit
import HeadlessUIKit

/// Numbers coordinators in the order in which they are first seen, and knows which are alive.
///
/// A class, because it is passed on at every step, and copying its arrays would be slow. It uses
/// arrays because there are few coordinators, and the runtime would have to create a dictionary's
/// type at launch.
@MainActor package final class CoordinatorLabels {
  @MainActor private struct Known {
    /// Keeps the memory and not the object, so that no other object gets this address.
    ///
    /// Reading it after the object's deallocation traps.
    private unowned let reference: any Coordinator
    /// A weak reference would slow down every retain and release of the coordinator.
    private let link: Link<AnyObject>
    /// The same coordinator, if it represents an object of the app, which may be deallocated before
    /// it.
    private unowned let standIn: GuestCoordinator?
    let label: ObjectLabel
    let isScreen: Bool

    init(_ coordinator: any Coordinator, label: ObjectLabel, isScreen: Bool) {
      reference = coordinator
      link = Link(to: coordinator)
      standIn = coordinator as? GuestCoordinator
      self.label = label
      self.isScreen = isScreen
    }

    var isAlive: Bool { !link.isEnded && standIn?.isGone != true }

    var coordinator: (any Coordinator)? {
      link.target.flatMap { retained in
        withExtendedLifetime(retained) { standIn?.isGone == true ? nil : reference }
      }
    }
  }

  private var known: [Known] = []
  /// The identities of the known coordinators.
  private var addresses: [ObjectIdentifier] = []
  private var counts: [(type: any AnyObject.Type, count: Int)] = []
  private var sweepAt = 64
  /// The coordinators attached at the last walk, in the tree's order.
  private var walked: [ObjectIdentifier] = []

  /// The number of known coordinators that are alive and not screens.
  package var aliveCount: Int {
    known.reduce(0) { $1.isAlive && !$1.isScreen ? $0 + 1 : $0 }
  }

  /// The label of `coordinator`; a new one the first time.
  ///
  /// A coordinator that is a view controller has that one's label. It is numbered, counted and
  /// watched as a screen.
  package func label(for coordinator: any Coordinator) -> ObjectLabel {
    let address = ObjectIdentifier(coordinator)
    if let index = addresses.lastIndex(of: address) { return known[index].label }
    let screen = coordinator.subject as? UIViewController
    let type: any AnyObject.Type = type(of: coordinator.subject)
    let label =
      screen?.label ?? ObjectLabel(type: type, number: nextNumber(of: type))
    known.append(Known(coordinator, label: label, isScreen: screen != nil))
    addresses.append(address)
    return label
  }

  private func nextNumber(of type: any AnyObject.Type) -> Int {
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

  /// The coordinator that represents an object.
  package func known(_ object: AnyObject) -> (label: ObjectLabel, coordinator: any Coordinator)? {
    known.last { $0.coordinator?.subject === object }.flatMap { entry in
      entry.coordinator.map { (entry.label, $0) }
    }
  }

  /// The live coordinators that aren't screens, with their labels.
  package var alive: [(label: ObjectLabel, coordinator: any Coordinator)] {
    known.compactMap { entry in
      entry.isScreen ? nil : entry.coordinator.map { (entry.label, $0) }
    }
    .sorted { ($0.label.typeName, $0.label.number) < ($1.label.typeName, $1.label.number) }
  }

  /// The classes of all coordinators that were ever labeled, except view controllers.
  package var types: [any AnyObject.Type] { counts.map(\.type) }

  /// The names of the live coordinators' classes, including view controllers that are coordinators.
  package var aliveTypes: [String] {
    Set(known.lazy.filter(\.isAlive).map(\.label.typeName)).sorted()
  }

  // MARK: Walking

  /// Labels the coordinators below the roots, in the tree's order.
  ///
  /// Returns the labels of those that aren't screens, or nil if all are the same objects as at the
  /// previous walk.
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
    return walked.compactMap { address in
      let entry = known[addresses.lastIndex(of: address) ?? 0]
      return entry.isScreen ? nil : entry.label
    }
  }

  /// Labels the coordinators below the roots, in the tree's order, and returns the labels of those that
  /// aren't screens.
  ///
  /// The next walk starts from the previous one.
  package func number(
    _ root: (any Coordinator)?, and others: [any Coordinator]
  ) -> [ObjectLabel] {
    var labels: [ObjectLabel] = []
    func visit(_ coordinator: any Coordinator) {
      let label = label(for: coordinator)
      if !(coordinator.subject is UIViewController) { labels.append(label) }
      coordinator.childCoordinators.forEach(visit)
    }
    root.map(visit)
    others.forEach(visit)
    return labels
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
    known.removeAll { !$0.isAlive }
    addresses = known.compactMap { $0.coordinator.map { ObjectIdentifier($0) } }
    sweepAt = max(64, known.count * 2)
  }
}
