import UIKit

extension Issues {
  /// Receives the assignee selection.
  @MainActor protocol AssigneeDelegate: AnyObject {
    /// The chosen assignee; nil for none.
    func didSelect(_ name: String?)
  }

  /// A list of people with a search field.
  public final class AssigneeViewController: SheetScreen {
    private weak var coordinator: (any AssigneeDelegate)?
    private let people: [String]
    private let chosen: String?
    private var found: [String]
    private let searchBar = UISearchBar()
    private let tableView = UITableView()

    init(coordinator: any AssigneeDelegate, people: [String], chosen: String?) {
      self.coordinator = coordinator
      self.people = people
      self.chosen = chosen
      found = people
      super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
      super.viewDidLoad()
      searchBar.placeholder = "Name"
      searchBar.delegate = self
      tableView.dataSource = self
      tableView.delegate = self
      view.addSubview(searchBar)
      view.addSubview(tableView)
    }
  }
}

extension Issues.AssigneeViewController: UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    let wanted = searchText.lowercased()
    found = wanted.isEmpty ? people : people.filter { $0.lowercased().contains(wanted) }
    tableView.reloadData()
  }
}

extension Issues.AssigneeViewController: UITableViewDataSource, UITableViewDelegate {
  /// The last row clears the assignee.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    found.count + 1
  }

  private func name(at indexPath: IndexPath) -> String? {
    found.indices.contains(indexPath.row) ? found[indexPath.row] : nil
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "person")
    let name = name(at: indexPath)
    cell.textLabel?.text = name ?? "No one"
    cell.accessoryType = name == chosen ? .checkmark : .none
    return cell
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    coordinator?.didSelect(name(at: indexPath))
  }
}
