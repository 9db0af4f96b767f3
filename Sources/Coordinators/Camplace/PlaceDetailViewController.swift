import Services
import UIKit

extension Camplace {
  /// A campsite's page, with the button that makes it a favourite.
  public final class PlaceDetailViewController: UIViewController {
    private let viewModel: PlaceDetailViewModel
    private let favoriteButton = UIButton()

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
      viewModel.onFavoriteChange = { [weak self] in self?.showFavorite() }
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
    }

    private func showFavorite() {
      favoriteButton.setTitle(viewModel.favoriteActionTitle, for: .normal)
    }
  }
}
