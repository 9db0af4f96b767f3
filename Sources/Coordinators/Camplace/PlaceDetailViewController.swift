import CamplaceServices
import CoordinatorKit
import UIKit

extension Camplace {
  /// A campsite's page: a table with its pictures, details, and map, and a favorite button.
  public final class PlaceDetailViewController: UIViewController {
    private let viewModel: PlaceDetailViewModel
    private let favoriteButton = UIButton()
    private let tableView = UITableView()
    private weak var imageCell: DetailImageTableViewCell?

    init(viewModel: PlaceDetailViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
      title = viewModel.content.name
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
      super.viewDidLoad()
      favoriteButton.accessibilityIdentifier = "favorite"
      favoriteButton.addAction(
        UIAction { [weak self] _ in self?.viewModel.toggleFavorite() }, for: .touchUpInside)
      view.addSubview(favoriteButton)
      tableView.dataSource = self
      tableView.allowsSelection = false
      view.addSubview(tableView)
      viewModel.onFavoriteChange = { [weak self] in self?.showFavorite() }
      viewModel.onPictureChange = { [weak self] in self?.showPicture() }
      if !viewModel.environment.defects.isEmpty { makeMistakes() }
    }

    private func makeMistakes() {
      let environment = viewModel.environment
      if environment.defects[selfInBinding] {
        viewModel.onFavoriteChange = { self.showFavorite() }
      }
      if environment.defects[immortalTimer] {
        HeadlessRunLoop.main.schedule(every: .seconds(1)) { self.showFavorite() }
      }
      if environment.defects[observerNeverRemoved] {
        environment.forgottenObservers.observations.append(
          environment.favorites.observe { self.showFavorite() })
      }
    }

    public override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      showFavorite()
      viewModel.loadPicture()
    }

    public override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      viewModel.cancelPicture()
    }

    private func showFavorite() {
      favoriteButton.setTitle(viewModel.favoriteActionTitle, for: .normal)
    }

    /// There is nothing to do before the table is visible.
    private func showPicture() {
      imageCell?.show(viewModel)
    }
  }
}

extension Camplace.PlaceDetailViewController: UITableViewDataSource {
  private enum Row: Int, CaseIterable {
    case image, info, map
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Row.allCases.count
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch Row(rawValue: indexPath.row) {
    case .image, nil:
      let cell = Camplace.DetailImageTableViewCell(style: .default, reuseIdentifier: nil)
      cell.onTurn = { [weak viewModel] in viewModel?.turnPages(by: $0) }
      imageCell = cell
      viewModel.loadPictureList()
      cell.show(viewModel)
      return cell
    case .info:
      let cell = Camplace.DetailInfoTableViewCell(style: .default, reuseIdentifier: nil)
      cell.show(viewModel.content)
      return cell
    case .map:
      let cell = Camplace.DetailMapTableViewCell(style: .default, reuseIdentifier: nil)
      cell.show(viewModel.content)
      return cell
    }
  }
}
