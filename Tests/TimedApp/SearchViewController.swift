import UIKit

/// Searches 300 ms after the last key.
final class SearchViewController: UIViewController {
  private var text = ""
  private var searches = 0
  private var search: Task<Void, Never>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Search"
    for letter in ["a", "b", "c"] {
      view.addSubview(
        UIButton(primaryAction: UIAction(title: letter) { [unowned self] _ in type(letter) }))
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    search?.cancel()
  }

  private func type(_ letter: String) {
    text += letter
    search?.cancel()
    search = Task { @MainActor [text] in
      do {
        try await Task.sleep(nanoseconds: 300_000_000)
        searches += 1
        title = "Search \(searches): \(text)"
      } catch {
        title = "Searching"
      }
    }
  }
}
