import UIKit

package protocol Coordinator: AnyObject {
  var parentCoordinator: Coordinator? { get set }
  var childCoordinators: [Coordinator] { get set }
  var navigationController: UINavigationController { get set }

  func start()
}

extension Coordinator {
  func childDidFinish(_ child: Coordinator) {
    childCoordinators.removeAll { $0 === child }
  }
}
