import UIKit

final class ParcelViewController: UIViewController {
  var onAction: (() -> Void)?
  private let action: String

  init(title: String, action: String) {
    self.action = action
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: action, style: .plain, target: self, action: #selector(act))
  }

  @objc private func act() { onAction?() }
}
