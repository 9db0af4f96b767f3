import UIKit

extension Flow {
  /// Receives the login screen's events.
  @MainActor protocol LoginDelegate: AnyObject {
    func logIn(password: String)
  }

  /// A password field and a button; Return also submits.
  public final class LoginViewController: UIViewController {
    weak var coordinator: (any LoginDelegate)?
    let passwordField = UITextField()

    public override func viewDidLoad() {
      super.viewDidLoad()
      title = "Log in"
      passwordField.placeholder = "Password"
      passwordField.isSecureTextEntry = true
      passwordField.textContentType = .password
      passwordField.addAction(
        UIAction { [weak self] _ in self?.logIn() }, for: .editingDidEndOnExit)
      view.addSubview(passwordField)
      view.addSubview(
        UIButton(primaryAction: UIAction(title: "log in") { [weak self] _ in self?.logIn() }))
    }

    private func logIn() {
      coordinator?.logIn(password: passwordField.text ?? "")
    }

    func showWrongPassword() {
      passwordField.text = ""
      title = "Wrong password"
    }
  }
}
