import CoordinatorKit
import UIKit

extension Issues {
  /// The base class of coordinators for one screen: the screen and the finish delegate.
  public class ScreenCoordinator: Coordinator, CoordinatorFinishDelegate {
    public var childCoordinators: [any Coordinator] = []
    public weak var finishDelegate: (any CoordinatorFinishDelegate)? {
      didSet {
        if environment.defects[Issues.strongFinishDelegate] {
          strongFinishDelegate = finishDelegate
        }
      }
    }
    /// The defect: a strong reference to `finishDelegate`.
    private var strongFinishDelegate: (any CoordinatorFinishDelegate)?
    /// The navigation controller that all of the app's coordinators share.
    let navigationController: UINavigationController
    /// The screen, retained by the navigation stack or its presenter.
    weak var screen: Screen?
    let environment: Environment

    init(_ navigationController: UINavigationController, environment: Environment) {
      self.navigationController = navigationController
      self.environment = environment
    }

    public var screens: [UIViewController] { screen.map { [$0] } ?? [] }
    public var routes: [Route] { [] }
    public func start() {}

    public func didFinish(_ coordinator: any Coordinator) {
      removeChild(coordinator)
    }
  }
}
