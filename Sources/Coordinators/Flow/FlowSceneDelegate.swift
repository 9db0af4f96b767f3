import CoordinatorKit
import UIKit

extension Flow {
  /// Retains the coordinator of its scene; each scene has its own.
  public final class SceneDelegate: WindowSceneDelegate, CoordinatorHosting {
    private var sceneCoordinator: SceneCoordinator?
    private let environment: Environment

    init(environment: Environment) {
      self.environment = environment
      super.init()
    }

    public var rootCoordinator: (any Coordinator)? { sceneCoordinator }

    override func start(in window: UIWindow) {
      sceneCoordinator = SceneCoordinator(window: window, environment: environment)
      sceneCoordinator?.start()
    }

    override func finish() { sceneCoordinator = nil }
  }
}
