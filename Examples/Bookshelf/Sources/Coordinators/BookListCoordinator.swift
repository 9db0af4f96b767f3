import Core
import UIKit

final class BookListCoordinator: Coordinator {
  weak var parentCoordinator: Coordinator?
  var childCoordinators: [Coordinator] = []
  var navigationController: UINavigationController
  private let shelf: Shelf

  init(navigationController: UINavigationController, shelf: Shelf) {
    self.navigationController = navigationController
    self.shelf = shelf
  }

  func start() {
    let listViewController = BookListViewController(shelf: shelf)
    listViewController.coordinator = self
    navigationController.pushViewController(listViewController, animated: false)
  }

  func showBook(_ book: Book) {
    let bookViewController = BookViewController(book: book)
    bookViewController.coordinator = self
    navigationController.pushViewController(bookViewController, animated: true)
  }

  func askToReturn(_ book: Book) {
    let alert = UIAlertController(
      title: "Return \(book.title)?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Return", style: .destructive) { [weak self] _ in
        self?.shelf.remove(book)
        self?.navigationController.popViewController(animated: true)
      })
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    navigationController.present(alert, animated: true)
  }

  func addBook() {
    let addCoordinator = AddBookCoordinator(shelf: shelf)
    addCoordinator.parentCoordinator = self
    childCoordinators.append(addCoordinator)
    addCoordinator.start()
    navigationController.present(addCoordinator.navigationController, animated: true)
  }
}
