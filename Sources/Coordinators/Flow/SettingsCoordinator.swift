import CoordinatorKit
import UIKit

extension Flow {
  /// The second tab: settings, and the profile flow in the same navigation stack.
  public final class SettingsCoordinator: BaseCoordinator, CoordinatorFinishDelegate {
    let navigationController = UINavigationController()
    private var name = "Nobody"

    public override var rootViewController: UIViewController? { navigationController }

    public override func start() {
      let settings = SettingsViewController()
      settings.onProfile = { [weak self] in self?.showProfile() }
      navigationController.setViewControllers([settings], animated: false)
      navigationController.delegate = self
    }

    /// Allows one profile at a time: pops to it if it is already on the stack.
    func showProfile() {
      let stack = navigationController.viewControllers
      if let shown = childCoordinators.flatMap(\.screens).first(where: stack.contains) {
        navigationController.popToViewController(shown, animated: true)
        return
      }
      let profile = ProfileCoordinator(
        navigationController: navigationController, name: name, environment: environment)
      profile.finishDelegate = self
      startChild(profile)
    }

    private func rename(to newName: String) {
      name = newName
      for case let profile as ProfileCoordinator in childCoordinators {
        profile.show(name: newName)
      }
    }

    public func didFinish(_ coordinator: any Coordinator) {
      guard let profile = coordinator as? ProfileCoordinator else { return }
      removeChild(profile)
    }

    // MARK: Routes and events

    public override var routes: [Route] { Self.routes }

    static let routes = [
      Route(.push, "profile", summary: "who is logged in", of: SettingsCoordinator.self) {
        coordinator, _ in
        coordinator.showProfile()
      }
    ]

    public override var handlers: [FlowHandler] { Self.handlers }

    private static let handlers = [
      FlowHandler(Rename.self, summary: "another name", of: SettingsCoordinator.self) {
        coordinator, event in
        coordinator.rename(to: event.newName)
        return true
      }
    ]
  }
}

extension Flow.SettingsCoordinator: UINavigationControllerDelegate {
  /// Ends the flow of a profile that has left the stack, however it left.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    for case let profile as Flow.ProfileCoordinator in childCoordinators
    where !profile.screens.contains(where: navigationController.viewControllers.contains) {
      didFinish(profile)
    }
  }
}
