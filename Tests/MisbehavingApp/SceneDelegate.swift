import Foundation
import UIKit

/// An app that goes wrong in every way in which a process can; for tests of the tester.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    switch UserDefaults.standard.string(forKey: "launch") {
    case "traps": fatalError("no configuration")
    case "leaks": SplashCoordinator().start()
    default: break
    }
    let window = UIWindow(windowScene: scene)
    let welcomes = UserDefaults.standard.string(forKey: "launch") == "welcomes"
    window.rootViewController = welcomes ? WelcomeViewController.first : MischiefViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
}
