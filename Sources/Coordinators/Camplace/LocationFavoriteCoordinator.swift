import CamplaceServices
import CoordinatorKit
import UIKit

extension Camplace {
  /// The favorites flow: the list and the pages of its campsites.
  public final class LocationFavoriteCoordinator: Coordinator {
    public let navigationController = UINavigationController()
    public weak var parentCoordinator: (any Coordinator)?
    public var childCoordinators: [any Coordinator] = []
    private let environment: Environment

    init(environment: Environment) {
      self.environment = environment
    }

    public func start() {
      _ = startPush()
    }

    /// Adds the list and returns the controller for the tab.
    func startPush() -> UINavigationController {
      let viewModel = LocationFavoriteViewModel(environment: environment)
      let locationFavoriteVC = LocationFavoriteViewController(viewModel: viewModel)
      locationFavoriteVC.delegate = self
      navigationController.setViewControllers([locationFavoriteVC], animated: false)
      return navigationController
    }

    public var rootViewController: UIViewController? { navigationController }

    // MARK: Routes

    public var routes: [Route] { Self.routes }

    private static let routes = [
      Route(
        .push, "detail", takes: .item(of: "campsite"), summary: "a campsite's page",
        of: LocationFavoriteCoordinator.self
      ) { coordinator, argument throws(RouteFailure) in
        let content = try coordinator.environment.catalog.campsite(for: argument)
        coordinator.pushDetailVC(content: content)
      }
    ]
  }
}

extension Camplace.LocationFavoriteCoordinator: Camplace.LocationFavoriteDelegate {
  func pushDetailVC(content: Campsite) {
    let viewModel = Camplace.PlaceDetailViewModel(
      content: content, environment: environment)
    let vc = Camplace.PlaceDetailViewController(viewModel: viewModel)
    navigationController.pushViewController(vc, animated: true)
  }
}
