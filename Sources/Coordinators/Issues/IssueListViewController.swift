import UIKit

extension Issues {
  /// Receives the list's events.
  @MainActor protocol IssueListDelegate: AnyObject {
    func didTapIssueCreatorButton()
    func didSelect(_ issue: Issue)
  }

  /// The issues, oldest first, with a button that creates one; a cell opens its issue.
  public final class IssueListViewController: Screen {
    private weak var coordinator: (any IssueListDelegate)?
    private let store: IssueStore
    private let tableView = UITableView()

    init(coordinator: any IssueListDelegate, store: IssueStore) {
      self.coordinator = coordinator
      self.store = store
      super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "+") { [weak self] _ in
          self?.coordinator?.didTapIssueCreatorButton()
        })
      tableView.dataSource = self
      tableView.delegate = self
      view.addSubview(tableView)
    }

    func reload() {
      tableView.reloadData()
    }
  }
}

extension Issues.IssueListViewController: UITableViewDataSource, UITableViewDelegate {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.issues.count
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let issue = store.issues[indexPath.row]
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "issue")
    cell.textLabel?.text = issue.title
    cell.detailTextLabel?.text = issue.assignee
    return cell
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    coordinator?.didSelect(store.issues[indexPath.row])
  }
}
