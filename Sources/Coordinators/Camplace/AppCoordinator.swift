import CoordinatorKit
import UIKit

extension Camplace {
  /// Owns the window and the tab bar controller, and starts a coordinator for each tab.
  public final class AppCoordinator: Coordinator {
    public var childCoordinators: [any Coordinator] = []
    let window: UIWindow?
    private let environment: Environment

    init(_ window: UIWindow, environment: Environment) {
      self.window = window
      self.environment = environment
      self.window?.makeKeyAndVisible()
    }

    public func start() {
      window?.replaceRoot(with: setupTabBarController())
    }

    private func setupTabBarController() -> UITabBarController {
      let tabBarController = MainTabBarViewController()
      let firstItem = UITabBarItem(title: "Map", image: UIImage(systemName: "map"), tag: 0)
      let secondItem = UITabBarItem(title: "Favorite", image: UIImage(systemName: "star"), tag: 1)

      let firstViewCoordinator = MainMapViewCoordinator(environment: environment)
      firstViewCoordinator.parentCoordinator = self
      childCoordinators.append(firstViewCoordinator)
      let mainMapVC = firstViewCoordinator.startPush()
      mainMapVC.tabBarItem = firstItem

      let secondViewCoordinator = LocationFavoriteCoordinator(environment: environment)
      secondViewCoordinator.parentCoordinator = self
      childCoordinators.append(secondViewCoordinator)
      let locationFavoriteVC = secondViewCoordinator.startPush()
      locationFavoriteVC.tabBarItem = secondItem

      tabBarController.viewControllers = [mainMapVC, locationFavoriteVC]
      return tabBarController
    }

    // MARK: Routes

    public var routes: [Route] { Self.routes }

    private static let routes = [
      Route(.root, "tabs", summary: "start over with fresh tabs", of: AppCoordinator.self) {
        coordinator, _ in
        coordinator.childCoordinators.removeAll()
        coordinator.start()
      }
    ]
  }

  /// The tab bar controller, which its coordinator fills.
  public final class MainTabBarViewController: UITabBarController {}
}
