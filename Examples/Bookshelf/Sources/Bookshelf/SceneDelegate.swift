import Coordinators
import UIKit

public class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  public var window: UIWindow?
  private var appCoordinator: AppCoordinator?

  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let navigationController = UINavigationController()
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = navigationController
    self.window = window
    appCoordinator = AppCoordinator(navigationController: navigationController)
    appCoordinator?.start()
    window.makeKeyAndVisible()
  }
}
