import UIKit

final class AppCoordinator: Coordinator {
  weak var parentCoordinator: Coordinator?
  var childCoordinators: [Coordinator] = []
  var navigationController: UINavigationController
  private let shelf = Shelf()

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let listCoordinator = BookListCoordinator(
      navigationController: navigationController, shelf: shelf)
    listCoordinator.parentCoordinator = self
    childCoordinators.append(listCoordinator)
    listCoordinator.start()
  }
}
