import Services
import UIKit

extension Camplace {
  /// What the favourites' list asks its coordinator for.
  @MainActor protocol LocationFavoriteDelegate: AnyObject {
    func pushDetailVC(content: Campsite)
  }

  /// The favourites, oldest first.
  @MainActor final class LocationFavoriteViewModel {
    private let favorites: FavoritesStore

    init(favorites: FavoritesStore) {
      self.favorites = favorites
    }

    /// A store that cannot be read shows as empty.
    var locations: [Campsite] { (try? favorites.all()) ?? [] }

    func observe(_ onChange: @escaping () -> Void) -> FavoritesObservation {
      favorites.observe(onChange)
    }
  }

  /// The favourites as a list; a cell opens its campsite's page.
  public final class LocationFavoriteViewController: UIViewController {
    weak var delegate: (any LocationFavoriteDelegate)?
    private let viewModel: LocationFavoriteViewModel
    private let tableView = UITableView()
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
      view.addSubview(tableView)
      observation = viewModel.observe { [weak self] in self?.tableView.reloadData() }
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
    let cell = UITableViewCell(style: .default, reuseIdentifier: "favorite")
    cell.textLabel?.text = viewModel.locations[indexPath.row].name
    return cell
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.pushDetailVC(content: viewModel.locations[indexPath.row])
  }
}
