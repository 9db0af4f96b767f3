import UIKit

// A form that checks what is typed, and a login that knows one account.

final class RegistrationFlow: WindowFlow {
  var window: UIWindow?

  func start() {
    window?.rootViewController = UINavigationController(
      rootViewController: RegistrationViewController())
  }
}

/// The form in a language other than English, with fields that only their names describe.
final class JapaneseRegistrationFlow: WindowFlow {
  var window: UIWindow?

  func start() {
    let form = RegistrationViewController()
    form.names = ("メールアドレス", "パスワード")
    form.isSecure = false
    window?.rootViewController = UINavigationController(rootViewController: form)
  }
}

final class AccountFlow: WindowFlow {
  var window: UIWindow?

  func start() {
    window?.rootViewController = UINavigationController(rootViewController: AccountViewController())
  }
}

/// Its button is enabled only while every field is valid, and works only if the terms are accepted.
final class RegistrationViewController: UIViewController {
  var names = (email: "E-mail", password: "Password")
  var isSecure = true
  private let email = UITextField()
  private let password = UITextField()
  private let terms = UISwitch()
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    email.placeholder = names.email
    password.placeholder = names.password
    password.isSecureTextEntry = isSecure
    terms.accessibilityLabel = "Terms"
    button.setTitle("Register", for: .normal)
    button.isEnabled = false
    for field in [email, password] {
      field.addAction(
        UIAction { [weak self] _ in self?.check() }, for: .editingChanged)
    }
    button.addAction(UIAction { [weak self] _ in self?.register() }, for: .touchUpInside)
    for part in [email, password, terms, button] { view.addSubview(part) }
  }

  private func check() {
    let address = (email.text ?? "").split(separator: "@")
    let secret = password.text ?? ""
    button.isEnabled =
      address.count == 2 && address[1].contains(".") && secret.count >= 8
      && secret.contains(where: \.isNumber) && secret.contains(where: \.isUppercase)
  }

  private func register() {
    guard terms.isOn else { return }
    navigationController?.pushViewController(WelcomeViewController(), animated: true)
  }
}

final class AccountViewController: UIViewController {
  private let user = UITextField()
  private let secret = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    user.placeholder = "User name"
    secret.placeholder = "Secret"
    secret.isSecureTextEntry = true
    let button = UIButton(type: .system)
    button.setTitle("Log in", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.logIn() }, for: .touchUpInside)
    for part in [user, secret, button] { view.addSubview(part) }
  }

  private func logIn() {
    guard user.text == "ranger", secret.text == "open sesame" else { return }
    navigationController?.pushViewController(WelcomeViewController(), animated: true)
  }
}

final class WelcomeViewController: UIViewController {}
