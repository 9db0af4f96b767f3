import CamplaceServices
import CoordinatorKit
import UIKit

extension Camplace {
  /// The map flow: pushed detail pages and the list of campsites as a sheet.
  public final class MainMapViewCoordinator: Coordinator {
    public let navigationController = UINavigationController()
    public weak var parentCoordinator: (any Coordinator)?
    public var childCoordinators: [any Coordinator] = []
    private let environment: Environment
    private weak var viewModel: MainMapViewModel?

    init(environment: Environment) {
      self.environment = environment
    }

    public func start() {
      _ = startPush()
    }

    /// Adds the map and returns the controller for the tab.
    func startPush() -> UINavigationController {
      let viewModel = MainMapViewModel(service: environment.service, region: environment.region)
      self.viewModel = viewModel
      let mapViewController = MainMapViewController(viewModel: viewModel)
      mapViewController.delegate = self
      if environment.defects[strongMapDelegate] { mapViewController.strongDelegate = self }
      navigationController.setViewControllers([mapViewController], animated: false)
      return navigationController
    }

    public var rootViewController: UIViewController? { navigationController }

    // MARK: Routes

    public var routes: [Route] { Self.routes }

    private static let routes = [
      Route(
        .push, "detail", takes: .item(of: "campsite"), summary: "a campsite's page",
        of: MainMapViewCoordinator.self
      ) { coordinator, argument throws(RouteFailure) in
        let content = try coordinator.environment.catalog.campsite(for: argument)
        coordinator.pushDetailVC(content: content)
      },
      Route(
        .present, "list", summary: "the campsites as a sheet", of: MainMapViewCoordinator.self
      ) { coordinator, _ in
        coordinator.presentLocationList(contents: coordinator.viewModel?.locationList ?? [])
      },
    ]
  }
}

extension Camplace.MainMapViewCoordinator: Camplace.MainMapDelegate {
  /// Pushes in the list's sheet while it is presented, otherwise over the map.
  func pushDetailVC(content: Campsite) {
    let sheet = navigationController.presentedViewController as? UINavigationController
    let viewModel = Camplace.PlaceDetailViewModel(
      content: content, environment: environment)
    let vc = Camplace.PlaceDetailViewController(viewModel: viewModel)
    (sheet ?? navigationController).pushViewController(vc, animated: true)
  }

  func presentFailure(_ message: String, retry: @escaping () -> Void) {
    let alert = UIAlertController(
      title: "No campsites", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "retry", style: .default) { _ in retry() })
    navigationController.present(alert, animated: true)
  }

  func presentLocationList(contents: [Campsite]) {
    let listViewModel = Camplace.PlaceListViewModel(
      locationList: contents, images: environment.images)
    let listVC = Camplace.PlaceListViewController(viewModel: listViewModel)
    listVC.delegate = self
    let vc = UINavigationController(rootViewController: listVC)

    let detentIdentifier = UISheetPresentationController.Detent.Identifier("customDetent")
    let customDetent = UISheetPresentationController.Detent.custom(identifier: detentIdentifier) {
      _ in
      let screenHeight = UIScreen.main.bounds.height
      return screenHeight * 0.878912
    }
    if let sheet = vc.sheetPresentationController {
      sheet.detents = [customDetent]
      sheet.preferredCornerRadius = 30
    }
    navigationController.present(vc, animated: true)
  }
}
