import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  // The storyboard's window: the system sets it before the scene connects.
  var window: UIWindow?
  private var coordinator: ShopCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let tabs = window?.rootViewController as? UITabBarController else { return }
    coordinator = ShopCoordinator(tabs: tabs)
    coordinator?.start()
  }
}
