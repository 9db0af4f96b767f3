import UIKit

final class ShopCoordinator: ItemListDelegate {
  private let tabs: UITabBarController
  private let store = ItemStore()

  init(tabs: UITabBarController) {
    self.tabs = tabs
  }

  func start() {
    let navigation = tabs.viewControllers?.first as? UINavigationController
    let list = navigation?.topViewController as? ItemListViewController
    list?.store = store
    list?.delegate = self
  }

  func itemListDidChange(_ list: ItemListViewController) {
    tabs.tabBar.items?.first?.badgeValue = "\(store.items.count)"
  }
}
