import RIBs
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var coordinator: NotesCoordinator?
  let scores = ScoresRouter(interactor: Interactor())

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let navigation = UINavigationController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
    let coordinator = NotesCoordinator(navigation: navigation)
    coordinator.start()
    self.coordinator = coordinator
    return true
  }
}
