import CoordinatorKit
import UIKit

extension Books {
  /// Receives the search screen's events.
  @MainActor protocol BookSearchCoordinatorType: Coordinator {
    func showDetail(of book: Book)
  }

  /// The search flow: the results and a page for each book.
  public final class BookSearchCoordinator: StackCoordinator, BookSearchCoordinatorType {
    public override func start() {
      let vc = BookSearchViewController(
        coordinator: self, shelf: environment.shelf,
        keepsCoordinator: environment.defects[Books.strongViewCoordinator])
      navigationController.pushViewController(vc, animated: false)
    }

    func showDetail(of book: Book) {
      let detailVC = DetailViewController(book: book, shelf: environment.shelf)
      navigationController.pushViewController(detailVC, animated: true)
    }

    private func search(_ text: String) {
      navigationController.popToRootViewController(animated: false)
      (navigationController.viewControllers.first as? BookSearchViewController)?.search(text)
    }

    // MARK: Routes

    public override var routes: [Route] { Self.routes }

    private static let routes = [
      Route(
        .push, "detail", takes: .number(of: "book"), summary: "a book's page",
        of: BookSearchCoordinator.self
      ) { coordinator, argument throws(RouteFailure) in
        let books = coordinator.environment.shelf.books
        coordinator.showDetail(of: try argument.item(of: books, called: "book"))
      },
      Route(
        .root, "search", takes: .text("text", isOptional: true),
        summary: "the books with a text in them", of: BookSearchCoordinator.self
      ) { coordinator, argument in
        coordinator.search(argument.text ?? "")
      },
    ]
  }
}
