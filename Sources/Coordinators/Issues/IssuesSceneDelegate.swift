import CoordinatorKit
import UIKit

extension Issues {
  /// Creates the window and its navigation controller, and retains the app coordinator.
  public final class SceneDelegate: UIResponder, UIWindowSceneDelegate, CoordinatorHosting {
    public var window: UIWindow?
    private var appCoordinator: AppCoordinator?
    private let environment: Environment

    init(environment: Environment) {
      self.environment = environment
      super.init()
    }

    public var rootCoordinator: (any Coordinator)? { appCoordinator }

    public func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: windowScene)
      let navigationController = UINavigationController()
      window.rootViewController = navigationController
      window.makeKeyAndVisible()
      self.window = window

      let appCoordinator = AppCoordinator(navigationController, environment: environment)
      appCoordinator.start()
      guard !environment.defects[Issues.localAppCoordinator] else { return }
      self.appCoordinator = appCoordinator
    }

    public func sceneDidDisconnect(_ scene: UIScene) {
      appCoordinator = nil
      window = nil
    }
  }
}
