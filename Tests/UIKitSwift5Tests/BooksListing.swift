// The listings of "Coordinator Pattern이란?" of 20240801 (a book search with a tab coordinator), typed
// in as they stand; view code aside. Top-level types are private to this file. The selector of the
// button can't exist on Linux: its method is called by an action.
import Foundation
import UIKit

private protocol Coordinator: AnyObject {
  var parentCoordinator: Coordinator? { get set }

  var childCoordinators: [Coordinator] { get set }
  var navigationController: UINavigationController! { get set }

  // 플로우 시작
  func start()
}

private final class AppCoordinator: Coordinator {
  var parentCoordinator: Coordinator?

  var childCoordinators: [Coordinator] = []

  var navigationController: UINavigationController!

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let tabCoordinator = TabCoordinator(navigationController: navigationController)
    childCoordinators.append(tabCoordinator)
    tabCoordinator.start()
  }
}

private protocol TabCoordinatorProtocol: Coordinator {
  var tabBarController: UITabBarController { get set }
}

private enum TabBarPage {
  case search, bookmark

  func pageOrderNumber() -> Int {
    switch self {
    case .search: return 0
    case .bookmark: return 1
    }
  }
}

private final class TabCoordinator: NSObject, TabCoordinatorProtocol {
  var parentCoordinator: Coordinator?
  var tabBarController: UITabBarController
  var childCoordinators: [any Coordinator] = []
  var navigationController: UINavigationController!

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    self.tabBarController = .init()
  }

  func start() {
    // 탭에 표시될 페이지
    let pages: [TabBarPage] = [.search, .bookmark].sorted(by: {
      $0.pageOrderNumber() < $1.pageOrderNumber()
    })

    // navigationContrller를 저장한 배열
    let controllers: [UINavigationController] = pages.map({ getTabController($0) })

    prepareTabBarController(withTabControllers: controllers)
  }

  private func getTabController(_ page: TabBarPage) -> UINavigationController {
    let navController = UINavigationController()
    switch page {
    case .search:
      let searchCoordinator = BookSearchCoordinator(navigationController: navController)

      childCoordinators.append(searchCoordinator)

      searchCoordinator.start()
    case .bookmark:
      let bookmarkCoordinator = BookmarkListCoordinator(navigationController: navController)

      childCoordinators.append(bookmarkCoordinator)
      bookmarkCoordinator.start()
    }
    return navController
  }

  private func prepareTabBarController(withTabControllers tabControllers: [UIViewController]) {
    tabBarController.setViewControllers(tabControllers, animated: true)
    tabBarController.selectedIndex = TabBarPage.search.pageOrderNumber()
    tabBarController.tabBar.isTranslucent = false
    navigationController.viewControllers = [tabBarController]
  }
}

private protocol BookSearchCoordinatorType: Coordinator {
  func showDetail()
}

private final class BookSearchCoordinator: BookSearchCoordinatorType {

  var parentCoordinator: Coordinator?
  var childCoordinators: [Coordinator] = []
  var navigationController: UINavigationController!

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let vc = BookSearchViewController(coordinator: self)
    navigationController.pushViewController(vc, animated: true)
  }

  func showDetail() {
    let detailVC = DetailViewController()
    navigationController.pushViewController(detailVC, animated: true)
  }
}

private class BookSearchViewController: UIViewController {

  var coordinator: BookSearchCoordinatorType?

  private lazy var testButton: UIButton = {
    let button = UIButton()
    button.translatesAutoresizingMaskIntoConstraints = false
    button.setTitle("go to detail", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in self?.testButtonTapped() }, for: .touchUpInside)
    return button
  }()

  init(coordinator: BookSearchCoordinatorType) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(testButton)
    NSLayoutConstraint.activate([
      testButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      testButton.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
    ])
  }

  func testButtonTapped() {
    coordinator?.showDetail()
  }
}

private final class BookmarkListCoordinator: Coordinator {
  var parentCoordinator: Coordinator?
  var childCoordinators: [Coordinator] = []
  var navigationController: UINavigationController!

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    navigationController.pushViewController(BookmarkListViewController(), animated: true)
  }
}

private class BookmarkListViewController: UIViewController {}
private class DetailViewController: UIViewController {}

class BooksSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var appCoordinator: AppCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let navigationController = UINavigationController()
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = navigationController
    appCoordinator = AppCoordinator(navigationController: navigationController)
    appCoordinator?.start()
    window?.makeKeyAndVisible()
  }
}
