import Core
import UIKit

/// The flow of adding a book: two pages in a sheet, for choosing the book and its place.
final class AddBookCoordinator: Coordinator {
  weak var parentCoordinator: Coordinator?
  var childCoordinators: [Coordinator] = []
  var navigationController = UINavigationController()
  private let shelf: Shelf

  init(shelf: Shelf) {
    self.shelf = shelf
  }

  func start() {
    let finder = FindBookViewController()
    finder.coordinator = self
    navigationController.setViewControllers([finder], animated: false)
  }

  func didFind(_ book: Book) {
    navigationController.pushViewController(
      PlaceBookViewController(
        book: book,
        onPlace: { [weak self] in
          self?.shelf.add(book)
          self?.finish()
        }), animated: true)
  }

  func finish() {
    navigationController.dismiss(animated: true)
    parentCoordinator?.childDidFinish(self)
  }
}
