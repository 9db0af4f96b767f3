import CoordinatorKit
import UIKit

extension Flow {
  /// The login flow, which ends when the password is correct.
  public final class AuthCoordinator: BaseCoordinator, LoginDelegate {
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
}
