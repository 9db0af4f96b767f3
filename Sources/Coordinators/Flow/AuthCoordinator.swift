import UIKit

extension Flow {
  /// The log-in's flow; over when the password was right.
  public final class AuthCoordinator: BaseCoordinator {
    let navigationController = UINavigationController()

    public override var rootViewController: UIViewController? { navigationController }

    public override func start() {
      let login = LoginViewController()
      login.coordinator = self
      navigationController.setViewControllers([login], animated: false)
    }

    func logIn(password: String) {
      guard password == environment.password else {
        (navigationController.viewControllers.first as? LoginViewController)?.showWrongPassword()
        return
      }
      finishDelegate?.didFinish(self)
    }

    // MARK: Events

    public override var handlers: [FlowHandler] { Self.handlers }

    private static let handlers = [
      FlowHandler(LogIn.self, summary: "try a password", of: AuthCoordinator.self) {
        coordinator, event in
        coordinator.logIn(password: event.password)
        return true
      }
    ]
  }

  /// A field for the password, and a button.
  public final class LoginViewController: UIViewController {
    weak var coordinator: AuthCoordinator?
    let passwordField = UITextField()

    public override func viewDidLoad() {
      super.viewDidLoad()
      title = "Log in"
      view.addSubview(passwordField)
      view.addSubview(
        UIButton(
          primaryAction: UIAction(title: "log in") { [weak self] _ in
            guard let self else { return }
            coordinator?.logIn(password: passwordField.text ?? "")
          }))
    }

    func showWrongPassword() {
      passwordField.text = ""
      title = "Wrong password"
    }
  }
}
