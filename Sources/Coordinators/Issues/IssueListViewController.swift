import UIKit

extension Issues {
  /// The issues, oldest first, with a button for a new one.
  public final class IssueListViewController: Screen {
    private let store: IssueStore
    private let tableView = UITableView()

    init(coordinator: IssueListCoordinator, store: IssueStore) {
      self.store = store
      super.init(coordinator: coordinator)
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "+") { [weak self] _ in
          (self?.coordinator as? IssueListCoordinator)?.didTapIssueCreatorButton()
        })
      tableView.dataSource = self
      view.addSubview(tableView)
    }

    func reload() {
      tableView.reloadData()
    }
  }
}

extension Issues.IssueListViewController: UITableViewDataSource {
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
}
