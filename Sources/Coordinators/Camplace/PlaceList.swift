import Services
import UIKit

extension Camplace {
  /// What the list shows.
  final class PlaceListViewModel {
    let locationList: [Campsite]

    init(locationList: [Campsite]) {
      self.locationList = locationList
    }
  }

  /// The campsites as a list; a cell opens its campsite's page.
  public final class PlaceListViewController: UIViewController {
    weak var delegate: (any MainMapDelegate)?
    private let viewModel: PlaceListViewModel

    init(viewModel: PlaceListViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
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

extension Camplace.PlaceListViewController: UITableViewDataSource, UITableViewDelegate {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.locationList.count
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "place")
    cell.textLabel?.text = viewModel.locationList[indexPath.row].name
    return cell
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.pushDetailVC(content: viewModel.locationList[indexPath.row])
  }
}
