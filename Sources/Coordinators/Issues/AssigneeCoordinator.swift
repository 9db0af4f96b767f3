import UIKit

extension Issues {
  /// The choice of who looks after an issue: a sheet over the creator's.
  public final class AssigneeCoordinator: SheetCoordinator {
    private weak var presenter: UIViewController?
    private let onChoice: (String) -> Void

    init(
      _ navigationController: UINavigationController, presenter: UIViewController,
      environment: Environment, onChoice: @escaping (String) -> Void
    ) {
      self.presenter = presenter
      self.onChoice = onChoice
      super.init(navigationController, environment: environment)
    }

    public override func start() {
      guard let presenter else { return }
      present(AssigneeViewController(coordinator: self), from: presenter)
    }

    func didSelect(_ name: String) {
      onChoice(name)
      finish()
    }
  }

  /// The people to choose from.
  public final class AssigneeViewController: SheetScreen {
    private let people: [String]

    init(coordinator: AssigneeCoordinator) {
      people = coordinator.environment.store.people
      super.init(coordinator: coordinator)
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
      super.viewDidLoad()
      let tableView = UITableView()
      tableView.dataSource = self
      tableView.delegate = self
      view.addSubview(tableView)
    }
  }
}

extension Issues.AssigneeViewController: UITableViewDataSource, UITableViewDelegate {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    people.count
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "person")
    cell.textLabel?.text = people[indexPath.row]
    return cell
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    (coordinator as? Issues.AssigneeCoordinator)?.didSelect(people[indexPath.row])
  }
}
