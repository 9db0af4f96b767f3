import CoordinatorKit
import UIKit

extension Books {
  /// A search field, the results, and the document's button.
  public final class BookSearchViewController: UIViewController {
    private weak var coordinator: (any BookSearchCoordinatorType)?
    /// The defect: a strong reference to `coordinator`.
    private let strongCoordinator: (any BookSearchCoordinatorType)?
    private let shelf: Shelf
    let searchBar = UISearchBar()
    private let resultLabel = UILabel()
    private let tableView = UITableView()
    private var found: [Book]

    init(
      coordinator: any BookSearchCoordinatorType, shelf: Shelf, keepsCoordinator: Bool
    ) {
      self.coordinator = coordinator
      strongCoordinator = keepsCoordinator ? coordinator : nil
      self.shelf = shelf
      found = shelf.books
      super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
      super.viewDidLoad()
      searchBar.delegate = self
      tableView.dataSource = self
      tableView.delegate = self
      let testButton = UIButton(
        primaryAction: UIAction(title: "go to detail") { [weak self] _ in
          self?.testButtonTapped()
        })
      for subview in [searchBar, testButton, resultLabel, tableView] { view.addSubview(subview) }
      showResult()
    }

    /// Opens the first result.
    private func testButtonTapped() {
      guard let first = found.first else { return }
      coordinator?.showDetail(of: first)
    }

    func search(_ text: String) {
      searchBar.text = text
      found = shelf.books(with: text)
      tableView.reloadData()
      showResult()
    }

    private func showResult() {
      resultLabel.text =
        switch found.count {
        case 0: "No books found"
        case 1: "1 book"
        case let count: "\(count) books"
        }
    }
  }
}

extension Books.BookSearchViewController: UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    search(searchText)
  }
}

extension Books.BookSearchViewController: UITableViewDataSource, UITableViewDelegate {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    found.count
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "book")
    cell.textLabel?.text = found[indexPath.row].title
    cell.detailTextLabel?.text = found[indexPath.row].author
    return cell
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    coordinator?.showDetail(of: found[indexPath.row])
  }
}
