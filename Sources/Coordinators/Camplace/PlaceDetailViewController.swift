import Services
import UIKit

extension Camplace {
  /// A campsite's page: its picture, and over it the button that makes it a favourite.
  public final class PlaceDetailViewController: UIViewController {
    private let viewModel: PlaceDetailViewModel
    private let favoriteButton = UIButton()
    private let imageView = UIImageView()
    /// Nobody else holds it, so that it ends with this screen.
    private var imageRequest: ImageRequest?

    init(viewModel: PlaceDetailViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
      title = viewModel.content.name
    }

    public required init?(coder: NSCoder) { nil }

    public override func loadView() {
      // As image views are made, no finger would reach what is on it.
      imageView.isUserInteractionEnabled = true
      view = imageView
    }

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
      loadImage()
    }

    public override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      cancelImage()
    }

    private func showFavorite() {
      favoriteButton.setTitle(viewModel.favoriteActionTitle, for: .normal)
    }

    // MARK: The picture

    private func loadImage() {
      guard imageRequest == nil else { return }
      imageRequest = viewModel.loadImage { [weak self] in self?.show($0) }
    }

    /// What was still on its way is asked for again when the screen comes back.
    private func cancelImage() {
      guard let request = imageRequest, request.isWaiting else { return }
      request.cancel()
      imageRequest = nil
    }

    private func show(_ image: LoadedImage) {
      switch image {
      case .picture(let picture): imageView.image = UIImage(data: Data(picture.bytes))
      case .placeholder: imageView.image = UIImage(systemName: "photo")
      }
    }
  }
}
