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
  public final class PlaceListViewController: UIViewController {
    weak var delegate: (any MainMapDelegate)?
    private let viewModel: PlaceListViewModel
    private let tableView = UITableView()

    init(viewModel: PlaceListViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
      super.viewDidLoad()
      tableView.dataSource = self
      tableView.delegate = self
      view.addSubview(tableView)
    }

    public override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      for cell in tableView.campsiteCells { cell.resume() }
    }

    public override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      for cell in tableView.campsiteCells { cell.pause() }
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
