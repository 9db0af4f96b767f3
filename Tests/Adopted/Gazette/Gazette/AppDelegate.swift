import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var coordinator: ArticlesCoordinator?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let coordinator = ArticlesCoordinator(navigation: UINavigationController())
    window.rootViewController = coordinator.navigation
    window.makeKeyAndVisible()
    coordinator.start()
    self.window = window
    self.coordinator = coordinator
    return true
  }
}
