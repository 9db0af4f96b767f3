import CamplaceServices
import CoordinatorKit
import UIKit

extension Camplace {
  /// The list's view model.
  final class PlaceListViewModel {
    let locationList: [Campsite]
    let images: ImageLoader

    init(locationList: [Campsite], images: ImageLoader) {
      self.locationList = locationList
      self.images = images
    }
  }

  /// The list of campsites; a cell opens its campsite's page.
  public final class PlaceListViewController: CampsiteListViewController {
    weak var delegate: (any MainMapDelegate)?
    private let viewModel: PlaceListViewModel

    init(viewModel: PlaceListViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
      super.viewDidLoad()
      tableView.dataSource = self
      tableView.delegate = self
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
    tableView.campsiteCell(
      showing: viewModel.locationList[indexPath.row], images: viewModel.images)
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.pushDetailVC(content: viewModel.locationList[indexPath.row])
  }
}
