import PositionKit
import UIKit

/// Grows: each visit leaves a task that waits for the next position, and its loop captures the screen.
final class NearbyViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Nearby"
    if Positions.areAvailable { title = "Nearby you" }
    Task {
      for await position in Positions.live(accuracy: .best) {
        title = "At \(position.name)"
      }
    }
    Task {
      for try await forecast in try Forecasts.updates() { print("\(forecast)") }
    }
  }
}
