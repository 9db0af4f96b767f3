import UIKit

/// A form that traps unless its field contains a number.
final class FormViewController: UIViewController {
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "age"
    view.addSubview(field)
    let button = UIButton()
    button.setTitle("next", for: .normal)
    button.addAction(UIAction { [unowned self] _ in goOn() }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func goOn() {
    guard let age = Int(field.text ?? "") else { fatalError("not an age") }
    present(AgeViewController(age: age), animated: true)
  }
}

final class AgeViewController: UIViewController {
  init(age: Int) {
    super.init(nibName: nil, bundle: nil)
    title = "Age \(age)"
  }

  required init?(coder: NSCoder) { nil }
}
