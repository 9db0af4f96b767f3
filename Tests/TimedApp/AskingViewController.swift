import UIKit

/// Awaits the completion of a missing module, as an adopted app does.
final class AskingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Task {
      await withCheckedContinuation { continuation in
        Seam.add(
          Seam(name: "requestAuthorization", file: "Asking.swift", line: 1, isOnce: true) {
            continuation.resume()
          })
      }
      title = "Allowed"
    }
  }
}
