// An app to measure what hosting one costs.
import CoordinatorShell
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: MenuViewController())
    window.makeKeyAndVisible()
    self.window = window
  }
}

CoordinatorShell.main(hosting: SceneDelegate.self)
