import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  private var coordinator: MainCoordinator?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    coordinator = MainCoordinator(window: window)
    coordinator?.start()
    self.window = window
    return true
  }
}
