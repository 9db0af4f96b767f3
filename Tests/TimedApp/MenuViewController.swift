import UIKit

/// A button for each choice.
final class MenuViewController: UIViewController {
  var choices: [(title: String, action: () -> Void)] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Menu"
    for choice in choices {
      view.addSubview(
        UIButton(primaryAction: UIAction(title: choice.title) { _ in choice.action() }))
    }
  }
}
