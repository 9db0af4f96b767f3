import Telemetry
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    Telemetry.shared.configure(key: "4f0c", options: [.crashes, .screens])
    Telemetry.shared.log(event: "launch", parameters: ["cold": true])
    return true
  }
}
