import Core
import UIKit

package final class AppCoordinator: Coordinator {
  package weak var parentCoordinator: Coordinator?
  package var childCoordinators: [Coordinator] = []
  package var navigationController: UINavigationController
  private let shelf = Shelf()

  package init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  package func start() {
    let listCoordinator = BookListCoordinator(
      navigationController: navigationController, shelf: shelf)
    listCoordinator.parentCoordinator = self
    childCoordinators.append(listCoordinator)
    listCoordinator.start()
  }
}
