import CoordinatorKit
import UIKit

extension Issues {
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
      window.makeKeyAndVisible()

      let appCoordinator = AppCoordinator(navigationController, environment: environment)
      appCoordinator.start()
      guard !environment.defects[Issues.localAppCoordinator] else { return }
      self.appCoordinator = appCoordinator
    }

    override func finish() { appCoordinator = nil }
  }
}
