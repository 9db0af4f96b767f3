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

  package var childCoordinators: [any Coordinator] = [] {
    didSet { if !childCoordinators.isEmpty { isOfFlow = true } }
  }
  /// Whether a delegate or another coordinator has retained it, or it has had children; otherwise it is a part of
  /// the screen that retains it.
  package var isOfFlow = false
  /// Whether it is one of a list of children, or has such a list, or a delegate has retained it, perhaps through other
  /// coordinators; otherwise only screens keep it.
  package var isOwned = false
  /// Whether it was attached only because a screen refers to it weakly.
  var isUnretained = false
  private var container: Lifetime?
  private var others: [Lifetime] = []
  /// The screens of other coordinators that refer to this one weakly, as to a delegate.
  private var served: [Lifetime] = []

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
    served = []
  }

  /// Whether another one is among its children, or theirs.
  func hasBelow(_ other: GuestCoordinator) -> Bool {
    childCoordinators.contains {
      $0 === other || ($0 as? GuestCoordinator)?.hasBelow(other) ?? false
    }
  }

  /// Adds a screen that refers to it weakly.
  package func serve(_ screen: UIViewController) { served.append(screen.lifetime) }

  /// Whether it works for one of the screens, which may belong to another coordinator.
  package func serves(any screens: [Screen]) -> Bool {
    served.contains { lifetime in
      lifetime.viewController.map { screen in screens.contains { $0.lifetime.leads(to: screen) } }
        ?? false
    }
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
