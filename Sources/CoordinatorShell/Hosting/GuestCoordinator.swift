import CoordinatorKit
import HeadlessUIKit

/// Stands for a coordinator of an app that knows nothing of `Coordinator`.
///
/// It keeps neither that object nor its screens alive.
@MainActor package final class GuestCoordinator: Coordinator {
  private weak let guest: AnyObject?
  package let identity: ObjectIdentifier
  /// The reading in which it was found.
  package let foundIn: Int

  package var childCoordinators: [any Coordinator] = []
  private var container: Lifetime?
  private var others: [Lifetime] = []

  package init(_ guest: AnyObject, foundIn: Int) {
    self.guest = guest
    identity = ObjectIdentifier(guest)
    self.foundIn = foundIn
  }

  package var isGone: Bool { guest == nil }
  package var subject: AnyObject { guest ?? self }

  /// The app starts it.
  package func start() {}

  package var rootViewController: UIViewController? { container?.viewController }
  package var screens: [UIViewController] { others.compactMap(\.viewController) }

  /// Forgets what was read before.
  package func clear() {
    childCoordinators = []
    container = nil
    others = []
  }

  /// Takes a screen for its own, the first container as the one that its screens stand in.
  package func own(_ screen: UIViewController) {
    if container == nil, screen.isContainer {
      container = screen.lifetime
    } else {
      others.append(screen.lifetime)
    }
  }
}

extension UIViewController {
  package var isContainer: Bool { self is UINavigationController || self is UITabBarController }
}
