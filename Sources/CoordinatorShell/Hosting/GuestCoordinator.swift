import CoordinatorKit
import HeadlessUIKit

/// Stands for a coordinator of an app that doesn't use `Coordinator`.
///
/// It retains neither that object nor its screens. If the coordinator is a view controller, that is
/// its root view controller.
@MainActor package final class GuestCoordinator: Coordinator {
  private weak let guest: AnyObject?
  package let identity: ObjectIdentifier
  /// The walk in which it was found.
  package let foundIn: Int

  package var childCoordinators: [any Coordinator] = []
  private var container: Lifetime?
  private var others: [Lifetime] = []

  package init(_ guest: AnyObject, foundIn: Int) {
    self.guest = guest
    identity = ObjectIdentifier(guest)
    self.foundIn = foundIn
    clear()
  }

  package var isGone: Bool { guest == nil }
  package var subject: AnyObject { guest ?? self }

  /// The app itself starts the coordinator.
  package func start() {}

  package var rootViewController: UIViewController? { container?.viewController }
  package var screens: [UIViewController] { others.compactMap(\.viewController) }

  /// Forgets the results of the previous walk.
  package func clear() {
    childCoordinators = []
    container = (guest as? UIViewController)?.lifetime
    others = []
  }

  /// Adds a screen to those it owns; the first container becomes the root view controller.
  package func own(_ screen: UIViewController) {
    if container == nil, screen.isBareContainer {
      container = screen.lifetime
    } else {
      others.append(screen.lifetime)
    }
  }
}
