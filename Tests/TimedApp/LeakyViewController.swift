import UIKit

/// A screen that its own closure retains.
final class LeakyViewController: UIViewController {
  private var onChange: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Leaky"
    onChange = { self.title = "Changed" }
  }
}
