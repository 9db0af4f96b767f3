import CoordinatorKit
import UIKit

extension Flow {
  /// Creates a scene's window; each scene has its own coordinator.
  public final class SceneDelegate: UIResponder, UIWindowSceneDelegate, CoordinatorHosting {
    public var window: UIWindow?
    private var sceneCoordinator: SceneCoordinator?
    private let environment: Environment

    init(environment: Environment) {
      self.environment = environment
      super.init()
    }

    public var rootCoordinator: (any Coordinator)? { sceneCoordinator }

    public func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: windowScene)
      self.window = window
      sceneCoordinator = SceneCoordinator(window: window, environment: environment)
      sceneCoordinator?.start()
    }

    public func sceneDidDisconnect(_ scene: UIScene) {
      sceneCoordinator = nil
      window = nil
    }
  }
}
