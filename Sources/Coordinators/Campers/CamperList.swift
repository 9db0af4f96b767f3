import CoordinatorKit
import UIKit

extension Campers {
  /// The view model of the camper list, which handles selections.
  @MainActor final class CamperListViewModel {
    let campers = Campers.campers
    private weak var coordinator: (any SceneCoordinatorType)?
    /// The defect: a strong reference to `coordinator`.
    private let strongCoordinator: (any SceneCoordinatorType)?

    init(coordinator: any SceneCoordinatorType, keepsCoordinator: Bool) {
      self.coordinator = coordinator
      strongCoordinator = keepsCoordinator ? coordinator : nil
    }

    func select(_ camper: String) throws(RouteFailure) {
      guard let coordinator else { return }
      let viewModel = CamperDetailViewModel(camper: camper, coordinator: coordinator)
      try coordinator.transition(to: .detail(viewModel), using: .push, animated: true)
    }
  }

  /// A list of campers.
  public final class CamperListViewController: UIViewController {
    private var viewModel: CamperListViewModel?

    func bind(_ viewModel: CamperListViewModel) {
      self.viewModel = viewModel
    }

    public override func viewDidLoad() {
      super.viewDidLoad()
      let tableView = UITableView()
      tableView.dataSource = self
      tableView.delegate = self
      view.addSubview(tableView)
    }
  }
}

extension Campers.CamperListViewController: UITableViewDataSource, UITableViewDelegate {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel?.campers.count ?? 0
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "camper")
    cell.textLabel?.text = viewModel?.campers[indexPath.row]
    return cell
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let viewModel else { return }
    try? viewModel.select(viewModel.campers[indexPath.row])
  }
}
