import UIKit

/// A button for each screen to measure.
final class MenuViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Menu"
    add("Crowd") { CrowdViewController() }
    add("Leak") { DetailViewController(leaks: true) }
    add("No leak") { DetailViewController(leaks: false) }
  }

  private func add(_ title: String, _ makeScreen: @escaping () -> UIViewController) {
    let open = UIAction(title: title) { [unowned self] _ in
      navigationController?.pushViewController(makeScreen(), animated: true)
    }
    view.addSubview(UIButton(primaryAction: open))
  }
}
