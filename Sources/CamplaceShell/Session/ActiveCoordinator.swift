import Coordinators
import HeadlessUIKit

extension Session {
  /// The coordinator that owns the visible screen, then those above it up to the root.
  var responderChain: [any Coordinator] {
    guard let root = rootCoordinator else { return [] }
    var container = device.frontmost
    while let candidate = container {
      var ancestor: UIViewController? = candidate
      while let viewController = ancestor {
        var path: [any Coordinator] = []
        if Self.findPath(from: root, to: viewController, &path) { return path }
        ancestor = viewController.parent
      }
      container = candidate.screenBehind
    }
    return [root]
  }

  /// Fills `path` with the owner of `container` and the coordinators above it.
  private static func findPath(
    from coordinator: any Coordinator, to container: UIViewController,
    _ path: inout [any Coordinator]
  ) -> Bool {
    let isOwner =
      coordinator.rootViewController === container
      || coordinator.screens.contains { $0 === container }
    guard
      isOwner
        || coordinator.childCoordinators.contains(where: {
          findPath(from: $0, to: container, &path)
        })
    else { return false }
    path.append(coordinator)
    return true
  }
}

extension UIViewController {
  /// The screen that the presentation of this one covers; nil where this one is not presented.
  fileprivate var screenBehind: UIViewController? {
    var behind = presentingViewController
    while let container = behind {
      if let navigation = container as? UINavigationController {
        behind = navigation.topViewController
      } else if let tabs = container as? UITabBarController {
        behind = tabs.selectedViewController
      } else {
        return container
      }
    }
    return nil
  }
}
