import Foundation

/// A coordinator that keeps its children by their identifiers instead of in an array.
@MainActor public protocol IdentifiedCoordinator: Coordinator {
  nonisolated var identifier: UUID { get }
  var children: IdentifiedChildren { get set }
}

extension IdentifiedCoordinator {
  /// The children in the order in which they were added.
  public var childCoordinators: [any Coordinator] {
    get { children.all }
    set { children = IdentifiedChildren(newValue.compactMap { $0 as? any IdentifiedCoordinator }) }
  }
}

/// Children by identifier, and the order they came in: a dictionary alone would forget it.
@MainActor public struct IdentifiedChildren {
  private var byIdentifier: [UUID: any IdentifiedCoordinator] = [:]
  private var order: [UUID] = []

  public nonisolated init() {}

  fileprivate init(_ children: [any IdentifiedCoordinator]) {
    for child in children { self[child.identifier] = child }
  }

  /// In the order in which they were added.
  public var all: [any IdentifiedCoordinator] { order.compactMap { byIdentifier[$0] } }

  /// Setting nil lets go of the child.
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
