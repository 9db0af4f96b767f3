import PositionKit
import UIKit

/// Leaks: the task waits for the vendor's next position, and its loop captures the screen.
final class NearbyViewController: UIViewController {
  private let weather = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Nearby"
    view.addSubview(weather)
    if Positions.areAvailable { title = "Nearby you" }
    Task {
      for await position in Positions.live(accuracy: .best) {
        title = "At \(position.name)"
      }
    }
    Task { [weak weather] in
      for try await forecast in try Forecasts.updates() { weather?.text = "\(forecast)" }
    }
  }
}
