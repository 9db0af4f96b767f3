import ImagePipeline
import LayoutKit
import MotionKit
import UIKit

/// Leaks: the vendor's view keeps a closure that captures the screen.
final class TripViewController: UIViewController {
  private let trip: Trip
  private let photo = UIImageView()
  private let stamp = MotionView(name: "stamp")
  private var visits = 0

  init(trip: Trip) {
    self.trip = trip
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = trip.title
    view.addSubview(photo)
    view.addSubview(stamp)
    photo.layout.make { $0.edges.equalToSuperview() }
    // Held until the picture is there, and no longer.
    photo.pipeline.load(URL(string: "https://example.com/\(trip.title)"), placeholder: nil) { _ in
      self.visits += 1
    }
    stamp.onTap = { self.visits += 1 }
  }
}
