import Services
import UIKit

extension Camplace {
  /// What the map asks its coordinator for.
  @MainActor protocol MainMapDelegate: AnyObject {
    func pushDetailVC(content: Campsite)
    func presentLocationList(contents: [Campsite])
  }

  /// The map with its annotations and the button that opens the list.
  public final class MainMapViewController: UIViewController {
    weak var delegate: (any MainMapDelegate)?
    /// What `var delegate` without `weak` would be; set by `strong-map-delegate` only.
    var strongDelegate: (any MainMapDelegate)?
    private let viewModel: MainMapViewModel

    init(viewModel: MainMapViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
      super.viewDidLoad()
      let listButton = UIButton(
        primaryAction: UIAction(title: "list") { [weak self] _ in self?.listButtonTapped() })
      let mapView = MapView()
      mapView.delegate = self
      view.addSubview(listButton)
      view.addSubview(mapView)
    }

    private func listButtonTapped() {
      delegate?.presentLocationList(contents: viewModel.locationList)
    }
  }
}

extension Camplace.MainMapViewController: Camplace.MapViewDelegate {
  func annotations(in mapView: Camplace.MapView) -> [Camplace.CustomAnnotation] {
    viewModel.annotations
  }

  func mapView(
    _ mapView: Camplace.MapView,
    calloutAccessoryControlTappedFor annotation: Camplace.CustomAnnotation
  ) {
    guard let content = viewModel.getLocationContent(of: annotation) else { return }
    delegate?.pushDetailVC(content: content)
  }
}
