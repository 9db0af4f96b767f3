import UIKit

final class TripListViewController: UITableViewController {
  var onSelect: ((Trip) -> Void)?
  var onNearby: (() -> Void)?
  private let viewModel: TripListViewModel

  init(viewModel: TripListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trips"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Nearby", primaryAction: UIAction { [weak self] _ in self?.onNearby?() })
    viewModel.onChange = { [weak self] in self?.tableView.reloadData() }
    viewModel.load()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.trips.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = viewModel.trips[indexPath.row].title
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?(viewModel.trips[indexPath.row])
  }
}
