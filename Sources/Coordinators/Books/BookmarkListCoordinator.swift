import CoordinatorKit
import UIKit

extension Books {
  /// Receives the bookmark list's events.
  @MainActor protocol BookmarkListCoordinatorType: Coordinator {
    func showDetail(of book: Book)
  }

  /// The bookmark flow: the list and a page for each book.
  public final class BookmarkListCoordinator: StackCoordinator, BookmarkListCoordinatorType {
    public override func start() {
      let vc = BookmarkListViewController(coordinator: self, shelf: environment.shelf)
      navigationController.pushViewController(vc, animated: false)
    }

    func showDetail(of book: Book) {
      let detailVC = DetailViewController(book: book, shelf: environment.shelf)
      navigationController.pushViewController(detailVC, animated: true)
    }

    // MARK: Routes

    public override var routes: [Route] { Self.routes }

    private static let routes = [
      Route(
        .push, "bookmark", takes: .number(of: "bookmark"), summary: "the page of a bookmark",
        of: BookmarkListCoordinator.self
      ) { coordinator, argument throws(RouteFailure) in
        let bookmarks = coordinator.environment.shelf.bookmarks
        coordinator.showDetail(of: try argument.item(of: bookmarks, called: "bookmark"))
      }
    ]
  }

  /// The bookmarked books, oldest first.
  public final class BookmarkListViewController: UIViewController {
    private weak var coordinator: (any BookmarkListCoordinatorType)?
    private let shelf: Shelf
    private let tableView = UITableView()

    init(coordinator: any BookmarkListCoordinatorType, shelf: Shelf) {
      self.coordinator = coordinator
      self.shelf = shelf
      super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
      super.viewDidLoad()
      tableView.dataSource = self
      tableView.delegate = self
      let label = UILabel()
      label.text = "No bookmarks yet"
      tableView.backgroundView = label
      view.addSubview(tableView)
    }

    public override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      tableView.backgroundView?.isHidden = !shelf.bookmarks.isEmpty
      tableView.reloadData()
    }
  }
}

extension Books.BookmarkListViewController: UITableViewDataSource, UITableViewDelegate {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shelf.bookmarks.count
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "bookmark")
    cell.textLabel?.text = shelf.bookmarks[indexPath.row].title
    cell.detailTextLabel?.text = shelf.bookmarks[indexPath.row].author
    return cell
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    coordinator?.showDetail(of: shelf.bookmarks[indexPath.row])
  }
}
