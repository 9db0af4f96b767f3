import CamplaceServices
import CoordinatorKit
import UIKit

extension Camplace {
  /// Receives the map's events.
  @MainActor protocol MainMapDelegate: AnyObject {
    func pushDetailVC(content: Campsite)
    func presentLocationList(contents: [Campsite])
    /// Shows an error with an option to retry.
    func presentFailure(_ message: String, retry: @escaping () -> Void)
  }

  /// The map with its annotations, a search field, and a button that opens the list.
  public final class MainMapViewController: UIViewController {
    weak var delegate: (any MainMapDelegate)?
    /// The defect `strong-map-delegate`: a `delegate` without `weak`.
    var strongDelegate: (any MainMapDelegate)?
    private let viewModel: MainMapViewModel
    private let statusLabel = UILabel()
    private let searchBar = UISearchBar()
    /// The map's state, and how the user moves it.
    public private(set) lazy var mapView = MapView(region: viewModel.region)
    private var isOnScreen = false
    /// A failure that no alert has shown yet.
    private var untoldFailure: ServiceFailure?

    init(viewModel: MainMapViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
      super.viewDidLoad()
      let listButton = UIButton(
        primaryAction: UIAction(title: "list") { [weak self] _ in self?.listButtonTapped() })
      let refreshButton = UIButton(
        primaryAction: UIAction(title: "refresh") { [weak self] _ in self?.viewModel.refresh() })
      searchBar.delegate = self
      mapView.delegate = self
      for subview in [searchBar, listButton, refreshButton, statusLabel, mapView] {
        view.addSubview(subview)
      }
      viewModel.onChange = { [weak self] in self?.showState() }
      viewModel.load()
    }

    public override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      isOnScreen = true
      tellFailure()
    }

    public override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      isOnScreen = false
    }

    /// Types text into the field and taps Search.
    public func search(for text: String) {
      searchBar.enterText(text)
      searchBar.pressSearch()
    }

    private func listButtonTapped() {
      delegate?.presentLocationList(contents: viewModel.locationList)
    }

    // MARK: The state

    private func showState() {
      statusLabel.text = viewModel.status
      untoldFailure =
        if case .failed(let failure) = viewModel.state { failure } else { nil }
      tellFailure()
    }

    /// Shows the alert only while the map is visible, so that it doesn't cover an unrelated screen.
    private func tellFailure() {
      guard isOnScreen, presentedViewController == nil, let failure = untoldFailure else { return }
      untoldFailure = nil
      delegate?.presentFailure(failure.description) { [weak self] in self?.viewModel.retry() }
    }
  }
}

extension Camplace.MainMapViewController: UISearchBarDelegate {
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    viewModel.search(searchBar.text ?? "")
  }

  /// Clearing the field ends the search.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    if searchText.isEmpty { viewModel.search("") }
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

  func mapViewDidChangeRegion(_ mapView: Camplace.MapView) {
    viewModel.move(to: mapView.region)
  }
}
