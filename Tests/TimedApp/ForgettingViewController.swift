import UIKit

/// Awaits a continuation that it drops.
final class ForgettingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Task {
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      title = "Remembered"
    }
  }
}
