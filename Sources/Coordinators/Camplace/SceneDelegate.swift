import CoordinatorKit
import UIKit

extension Camplace {
  /// Retains the app coordinator.
  public final class SceneDelegate: WindowSceneDelegate, CoordinatorHosting {
    private var appCoordinator: AppCoordinator?
    private let environment: Environment

    init(environment: Environment) {
      self.environment = environment
      super.init()
    }

    public var rootCoordinator: (any Coordinator)? { appCoordinator }

    override func start(in window: UIWindow) {
      appCoordinator = AppCoordinator(window, environment: environment)
      appCoordinator?.start()
    }

    override func finish() { appCoordinator = nil }
  }
}
