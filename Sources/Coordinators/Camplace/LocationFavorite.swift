import CamplaceServices
import CoordinatorKit
import UIKit

extension Camplace {
  /// Receives the favorite list's events.
  @MainActor protocol LocationFavoriteDelegate: AnyObject {
    func pushDetailVC(content: Campsite)
  }

  /// The favorites, oldest first.
  @MainActor final class LocationFavoriteViewModel {
    private let environment: Environment

    init(environment: Environment) {
      self.environment = environment
    }

    var images: ImageLoader { environment.images }

    /// A store that can't be read appears empty.
    var locations: [Campsite] { (try? environment.favorites.all()) ?? [] }

    func remove(_ campsite: Campsite) {
      do { _ = try environment.favorites.remove(campsite.id) } catch { environment.report(error) }
    }

    func observe(_ onChange: @escaping () -> Void) -> FavoritesObservation {
      environment.favorites.observe(onChange)
    }
  }

  /// The list of favorites; a cell opens its campsite's page and is removed by swiping.
  public final class LocationFavoriteViewController: CampsiteListViewController {
    weak var delegate: (any LocationFavoriteDelegate)?
    private let viewModel: LocationFavoriteViewModel
    private var observation: FavoritesObservation?

    init(viewModel: LocationFavoriteViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
      super.viewDidLoad()
      tableView.dataSource = self
      tableView.delegate = self
      let label = UILabel()
      label.text = "No favorites yet"
      tableView.backgroundView = label
      observation = viewModel.observe { [weak self] in self?.reload() }
      reload()
    }

    private func reload() {
      tableView.backgroundView?.isHidden = !viewModel.locations.isEmpty
      tableView.reloadData()
    }
  }
}

extension Camplace.LocationFavoriteViewController: UITableViewDataSource, UITableViewDelegate {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.locations.count
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.campsiteCell(showing: viewModel.locations[indexPath.row], images: viewModel.images)
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.pushDetailVC(content: viewModel.locations[indexPath.row])
  }

  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      guard let self, let campsite = viewModel.locations.dropFirst(indexPath.row).first else {
        return completion(false)
      }
      // The observation reloads the list.
      viewModel.remove(campsite)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
