import CoordinatorKit
import UIKit

extension Books {
  /// The base class of this app's coordinators: a parent, children, and a given navigation
  /// controller.
  public class StackCoordinator: Coordinator {
    public weak var parentCoordinator: (any Coordinator)? {
      didSet {
        if environment.defects[Books.strongParent] { strongParentCoordinator = parentCoordinator }
      }
    }
    /// The defect: a strong reference to `parentCoordinator`.
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

    /// Retains a child, sets its parent, and starts it.
    func startChild(_ child: StackCoordinator) {
      child.parentCoordinator = self
      addChild(child)
      child.start()
    }
  }

  /// The root coordinator; shows the tabs in the window's navigation controller.
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
