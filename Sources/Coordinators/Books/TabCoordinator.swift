import CoordinatorKit
import UIKit

extension Books {
  /// The pages of the tab bar.
  enum TabBarPage {
    case search, bookmark

    /// The tab's index, from 0.
    var pageOrderNumber: Int {
      switch self {
      case .search: 0
      case .bookmark: 1
      }
    }

    var pageTitle: String {
      switch self {
      case .search: "Search"
      case .bookmark: "Bookmarks"
      }
    }

    var pageImage: UIImage? {
      switch self {
      case .search: UIImage(systemName: "magnifyingglass")
      case .bookmark: UIImage(systemName: "bookmark")
      }
    }
  }

  /// Creates the tab bar controller and starts a coordinator for each tab.
  public final class TabCoordinator: StackCoordinator {
    let tabBarController = UITabBarController()

    /// The given navigation controller belongs to the parent.
    public override var rootViewController: UIViewController? { tabBarController }

    public override func start() {
      let pages: [TabBarPage] = [.bookmark, .search]
        .sorted { $0.pageOrderNumber < $1.pageOrderNumber }
      prepareTabBarController(withTabControllers: pages.map(getTabController))
    }

    private func prepareTabBarController(withTabControllers controllers: [UIViewController]) {
      tabBarController.setViewControllers(controllers, animated: false)
      navigationController.isNavigationBarHidden = true
      navigationController.setViewControllers([tabBarController], animated: false)
    }

    private func getTabController(_ page: TabBarPage) -> UINavigationController {
      let navController = UINavigationController()
      navController.tabBarItem = UITabBarItem(
        title: page.pageTitle, image: page.pageImage, tag: page.pageOrderNumber)
      switch page {
      case .search:
        startChild(
          BookSearchCoordinator(navigationController: navController, environment: environment))
      case .bookmark:
        startChild(
          BookmarkListCoordinator(navigationController: navController, environment: environment))
      }
      return navController
    }
  }
}
