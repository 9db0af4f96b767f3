import CoordinatorKit
import UIKit

extension Flow {
  /// The tab flow, with a coordinator for each tab; shows the profile's visit count on its tab.
  public final class TabBarCoordinator: BaseCoordinator {
    let tabBarController = UITabBarController()

    public override var rootViewController: UIViewController? { tabBarController }

    public override func start() {
      let home = HomeCoordinator(environment: environment)
      let settings = SettingsCoordinator(environment: environment)
      home.navigationController.tabBarItem = UITabBarItem(
        title: "Home", image: UIImage(systemName: "house"), tag: 0)
      settings.navigationController.tabBarItem = UITabBarItem(
        title: "Settings", image: UIImage(systemName: "gear"), tag: 1)
      startChild(home)
      startChild(settings)
      tabBarController.viewControllers = [
        home.navigationController, settings.navigationController,
      ]
      if environment.defects[Flow.oneMoreEachTime] { tabBarController.delegate = self }
    }

    private func countVisit() {
      let item = tabBarController.viewControllers?.last?.tabBarItem
      item?.badgeValue = String((item?.badgeValue.flatMap { Int($0) } ?? 0) + 1)
    }

    // MARK: Events

    public override var handlers: [FlowHandler] { Self.handlers }

    private static let handlers = [
      FlowHandler(Visit.self, summary: "count a visit of the profile", of: TabBarCoordinator.self) {
        coordinator, _ in
        coordinator.countVisit()
        return true
      }
    ]
  }
}

/// The defect: selecting a tab always starts a new flow for it.
extension Flow.TabBarCoordinator: UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    startChild(Flow.HomeCoordinator(environment: environment))
  }
}
