// Imports nothing: a bridging header or another file's import is enough on a Mac.

final class MainCoordinator {
  private let window: UIWindow
  private let tabs = UITabBarController()
  private var children: [AnyObject] = []

  init(window: UIWindow) {
    self.window = window
  }

  func start() {
    tabs.viewControllers = ["Accounts", "Budgets"].enumerated().map { index, title in
      let navigation = UINavigationController()
      navigation.tabBarItem = UITabBarItem(title: title, image: nil, tag: index)
      let flow = AccountsCoordinator(navigation: navigation, title: title)
      children.append(flow)
      flow.start()
      return navigation
    }
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }
}

final class AccountsCoordinator {
  private let navigation: UINavigationController
  private let title: String

  init(navigation: UINavigationController, title: String) {
    self.navigation = navigation
    self.title = title
  }

  func start() {
    let list = AccountListViewController(style: .plain)
    list.title = title
    list.onPick = { [weak self] path in self?.show(path) }
    navigation.pushViewController(list, animated: false)
  }

  private func show(_ path: NSIndexPath) {
    let detail = UIViewController()
    detail.title = "\(title) \(path.section).\(path.row)"
    navigation.pushViewController(detail, animated: true)
  }
}
