import UIKit

/// An app whose screens wait for something, in the ways in which apps do; in the language of Swift 5.
public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  public var window: UIWindow?
  var coordinator: MenuCoordinator?

  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let navigation = UINavigationController()
    coordinator = MenuCoordinator(navigation)
    coordinator?.start()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
  }
}
