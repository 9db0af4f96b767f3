import Kit
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var coordinator: ParcelCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let coordinator = ParcelCoordinator(navigation: UINavigationController())
    coordinator.start()
    window.rootViewController = coordinator.navigation
    window.makeKeyAndVisible()
    self.window = window
    self.coordinator = coordinator
  }
}
