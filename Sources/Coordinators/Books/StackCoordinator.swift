import CoordinatorKit
import UIKit

extension Books {
  /// What all coordinators of this app have: a parent, children, and the stack they were given.
  public class StackCoordinator: Coordinator {
    public weak var parentCoordinator: (any Coordinator)? {
      didSet {
        if environment.defects[Books.strongParent] { strongParentCoordinator = parentCoordinator }
      }
    }
    /// The defect: what `parentCoordinator` is without its `weak`.
    private var strongParentCoordinator: (any Coordinator)?
    public var childCoordinators: [any Coordinator] = []
    public let navigationController: UINavigationController
    let environment: Environment

    init(navigationController: UINavigationController, environment: Environment) {
      self.navigationController = navigationController
      self.environment = environment
    }

    public func start() {}
    public var rootViewController: UIViewController? { navigationController }
    public var routes: [Route] { [] }

    /// Keeps a child that knows its parent, then starts it.
    func startChild(_ child: StackCoordinator) {
      child.parentCoordinator = self
      addChild(child)
      child.start()
    }
  }

  /// The top of the tree; shows the tabs in the stack of the window.
  public final class AppCoordinator: StackCoordinator {
    public override func start() {
      startChild(
        TabCoordinator(navigationController: navigationController, environment: environment))
    }

    // MARK: Routes

    public override var routes: [Route] { Self.routes }

    private static let routes = [
      Route(.root, "tabs", summary: "start over with fresh tabs", of: AppCoordinator.self) {
        coordinator, _ in
        coordinator.childCoordinators.forEach(coordinator.removeChild)
        coordinator.start()
      }
    ]
  }
}
