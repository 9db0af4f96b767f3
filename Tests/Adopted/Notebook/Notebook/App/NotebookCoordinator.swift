import UIKit

class NotebookCoordinator: NSObject {
  private let navigation: UINavigationController

  init(navigation: UINavigationController) {
    self.navigation = navigation
  }

  func start() {
    let list = PageListViewController()
    list.delegate = self
    navigation.pushViewController(list, animated: false)
  }
}

extension NotebookCoordinator: PageListDelegate {
  func list(_ list: PageListViewController, didPick title: String) {
    let page = PageViewController(title: title)
    page.listener = self
    navigation.pushViewController(page, animated: true)
  }

  func listSubtitle(_ list: PageListViewController) -> String {
    Bundle.main.bundleIdentifier ?? "no bundle"
  }
}

extension NotebookCoordinator: PageListener {
  @objc func pageDidClose(_ page: PageViewController) {
    navigation.popViewController(animated: true)
  }
}
