import Foundation

/// A coordinator that stores its children by identifier instead of in an array.
@MainActor public protocol IdentifiedCoordinator: Coordinator {
  /// The key of this coordinator in its parent's `children`; it never changes.
  nonisolated var identifier: UUID { get }
  /// The child flows that this coordinator has started and that haven't ended.
  var children: IdentifiedChildren { get set }
}

extension IdentifiedCoordinator {
  /// The children, in the order in which they were added.
  public var childCoordinators: [any Coordinator] {
    get { children.coordinators }
    set { children = IdentifiedChildren(newValue.compactMap { $0 as? any IdentifiedCoordinator }) }
  }
}

/// Children by identifier, together with their insertion order, which a dictionary doesn't keep.
@MainActor public struct IdentifiedChildren {
  private var byIdentifier: [UUID: any IdentifiedCoordinator] = [:]
  private var order: [UUID] = []

  /// Creates a collection without children.
  public nonisolated init() {}

  fileprivate init(_ children: [any IdentifiedCoordinator]) {
    for child in children { self[child.identifier] = child }
  }

  /// The children, in the order in which they were added.
  public var all: [any IdentifiedCoordinator] { order.compactMap { byIdentifier[$0] } }

  /// The children as coordinators; casting the array would cast every child at run time.
  fileprivate var coordinators: [any Coordinator] {
    order.compactMap { byIdentifier[$0].map { $0 as any Coordinator } }
  }

  /// Accesses the child with the identifier; setting nil releases the child.
  public subscript(identifier: UUID) -> (any IdentifiedCoordinator)? {
    get { byIdentifier[identifier] }
    set {
      let old = byIdentifier[identifier]
      byIdentifier[identifier] = newValue
      if newValue == nil {
        order.removeAll { $0 == identifier }
      } else if old == nil {
        order.append(identifier)
      }
    }
  }
}
