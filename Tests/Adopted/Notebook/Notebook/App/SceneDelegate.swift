import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var coordinator: NotebookCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    #if os(iOS) && NOTEBOOK
      let navigation = UINavigationController()
    #else
      #error("decided for another platform")
    #endif
    let window = UIWindow(windowScene: scene)
    coordinator = NotebookCoordinator(navigation: navigation)
    coordinator?.start()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
  }
}
