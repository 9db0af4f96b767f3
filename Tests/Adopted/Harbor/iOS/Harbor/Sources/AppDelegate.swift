import AlertKit
import UIKit
import XCoordinator

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let router = HarborCoordinator().strongRouter

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // A kit that isn't in the checkout: its constants are given, stored, combined and compared.
    let signals: AlertSignals = [.sound, .badge]
    let style: AlertStyle = AlertKit.level > 3 ? .loud : .quiet
    AlertKit.configure(.quiet, signals: signals)
    AlertKit.configure(style, signals: [])
    let window = UIWindow(frame: UIScreen.main.bounds)
    router.setRoot(for: window)
    self.window = window
    return true
  }
}
