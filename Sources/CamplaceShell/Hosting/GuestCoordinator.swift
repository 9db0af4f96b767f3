import Coordinators
import HeadlessUIKit

/// Stands for a coordinator of an app that knows nothing of `Coordinator`.
///
/// It keeps neither that object nor its screens alive.
@MainActor final class GuestCoordinator: Coordinator {
  private weak let guest: AnyObject?
  let identity: ObjectIdentifier
  /// The reading in which it was found.
  let foundIn: Int

  var childCoordinators: [any Coordinator] = []
  private var container: Lifetime?
  private var others: [Lifetime] = []

  init(_ guest: AnyObject, foundIn: Int) {
    self.guest = guest
    identity = ObjectIdentifier(guest)
    self.foundIn = foundIn
  }

  var isGone: Bool { guest == nil }
  var subject: AnyObject { guest ?? self }

  /// The app starts it.
  func start() {}

  var rootViewController: UIViewController? { container?.viewController }
  var screens: [UIViewController] { others.compactMap(\.viewController) }

  /// Forgets what was read before.
  func clear() {
    childCoordinators = []
    container = nil
    others = []
  }

  /// Takes a screen for its own, the first container as the one that its screens stand in.
  func own(_ screen: UIViewController) {
    if container == nil, screen.isContainer {
      container = screen.lifetime
    } else {
      others.append(screen.lifetime)
    }
  }
}

extension UIViewController {
  var isContainer: Bool { self is UINavigationController || self is UITabBarController }
}
