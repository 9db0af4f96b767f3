import UIKit
import VendorLogin

/// Splash, then a vendor's login, then the trips.
final class AppCoordinator {
  private let window: UIWindow
  private let navigation = UINavigationController()
  private let store = TripStore()
  private lazy var login = LoginClient(appID: "voyage", presenter: navigation)

  init(window: UIWindow) {
    self.window = window
  }

  func start() {
    window.rootViewController = navigation
    let splash = SplashViewController()
    splash.onFinish = { [weak self] in self?.showLogin() }
    navigation.setViewControllers([splash], animated: false)
  }

  private func showLogin() {
    let screen = LoginViewController()
    screen.onLogin = { [weak self] in
      self?.login.logIn(scopes: ["profile"]) { [weak self] session, error in
        guard error == nil else { return }
        self?.showTrips()
      }
    }
    navigation.setViewControllers([screen], animated: true)
  }

  private func showTrips() {
    let list = TripListViewController(viewModel: TripListViewModel(store: store))
    list.onSelect = { [weak self] trip in self?.show(trip) }
    list.onNearby = { [weak self] in
      self?.navigation.pushViewController(NearbyViewController(), animated: true)
    }
    navigation.setViewControllers([list], animated: true)
  }

  private func show(_ trip: Trip) {
    navigation.pushViewController(TripViewController(trip: trip), animated: true)
  }
}
