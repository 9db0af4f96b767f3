import CoordinatorKit
import UIKit

extension Issues {
  /// The root coordinator: starts the list in the scene delegate's navigation controller.
  public final class AppCoordinator: Coordinator, CoordinatorFinishDelegate {
    public var childCoordinators: [any Coordinator] = []
    private let navigationController: UINavigationController
    private let environment: Environment

    init(_ navigationController: UINavigationController, environment: Environment) {
      self.navigationController = navigationController
      self.environment = environment
    }

    public var rootViewController: UIViewController? { navigationController }

    public func start() {
      let list = IssueListCoordinator(navigationController, environment: environment)
      list.finishDelegate = self
      addChild(list)
      list.start()
    }

    public func didFinish(_ coordinator: any Coordinator) {
      removeChild(coordinator)
    }

    // MARK: Routes

    public var routes: [Route] { Self.routes }

    private static let routes = [
      Route(.root, "list", summary: "start over with a fresh list", of: AppCoordinator.self) {
        coordinator, _ in
        coordinator.navigationController.dismissPresented()
        coordinator.childCoordinators.forEach(coordinator.didFinish)
        coordinator.start()
      }
    ]
  }
}
