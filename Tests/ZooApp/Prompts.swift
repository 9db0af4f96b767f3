import UIKit

private final class PromptFlow {
  private var alert: UIAlertController?
  private let clears: Bool
  init(clears: Bool) { self.clears = clears }
  func ask(on screen: UIViewController) {
    let alert = UIAlertController(title: "Sure", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in self.answer() })
    self.alert = alert
    screen.present(alert, animated: true)
  }
  private func answer() { if clears { alert = nil } }
}

/// Alerts and the coordinators that ask.
extension Shape {
  private static func opening(_ title: String, _ open: @escaping (UIViewController) -> Void)
    -> UIViewController
  {
    let screen = Screen()
    screen.loaded = { screen in button(screen, title) { [unowned screen] in open(screen) } }
    return screen
  }

  static let prompts: [Shape] = [
    Shape("prompt that its flow keeps", .leaked, "alert", script: "open; tap Ask; tap Yes; back") {
      opening("Ask") { PromptFlow(clears: false).ask(on: $0) }
    },
    Shape("prompt that its flow clears", .none, script: "open; tap Ask; tap Yes; back") {
      opening("Ask") { PromptFlow(clears: true).ask(on: $0) }
    },
  ]
}
