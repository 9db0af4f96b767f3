import LayoutKit
import UIKit

final class LoginViewController: UIViewController {
  var onLogin: (() -> Void)?

  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Log in"
    button.setTitle("Continue", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.onLogin?() }, for: .touchUpInside)
    view.addSubview(button)
    button.layout.make { $0.center.equalToSuperview() }
  }
}
