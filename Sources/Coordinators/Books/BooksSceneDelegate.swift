import CoordinatorKit
import UIKit

extension Books {
  /// Creates the navigation controller, and retains the app coordinator.
  public final class SceneDelegate: WindowSceneDelegate, CoordinatorHosting {
    private var appCoordinator: AppCoordinator?
    private let environment: Environment

    init(environment: Environment) {
      self.environment = environment
      super.init()
    }

    public var rootCoordinator: (any Coordinator)? { appCoordinator }

    override func start(in window: UIWindow) {
      let navigationController = UINavigationController()
      window.rootViewController = navigationController
      appCoordinator = AppCoordinator(
        navigationController: navigationController, environment: environment)
      appCoordinator?.start()
      window.makeKeyAndVisible()
    }

    override func finish() { appCoordinator = nil }
  }
}
