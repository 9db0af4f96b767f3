import CoordinatorKit
import UIKit

extension Issues {
  /// What the coordinators of single screens have in common: one screen, and whom they tell.
  public class ScreenCoordinator: Coordinator, CoordinatorFinishDelegate {
    public var childCoordinators: [any Coordinator] = []
    public weak var finishDelegate: (any CoordinatorFinishDelegate)? {
      didSet {
        if environment.defects[Issues.strongFinishDelegate] {
          strongFinishDelegate = finishDelegate
        }
      }
    }
    /// The defect: what `finishDelegate` is without its `weak`.
    private var strongFinishDelegate: (any CoordinatorFinishDelegate)?
    /// The stack that all coordinators of the app share.
    let navigationController: UINavigationController
    /// Kept by the stack or by its presenter.
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
