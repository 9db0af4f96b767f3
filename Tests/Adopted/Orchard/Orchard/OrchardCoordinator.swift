import SwiftUI

protocol TreeListDelegate: AnyObject {
  func didSelect(_ tree: String)
}

final class OrchardCoordinator: TreeListDelegate {
  private let navigation: UINavigationController
  private let store = TreeStore()

  init(navigation: UINavigationController) {
    self.navigation = navigation
  }

  func start() {
    let model = TreeListModel(store: store)
    model.delegate = self
    let screen = UIHostingController(rootView: TreeListView(model: model))
    screen.title = "Orchard"
    navigation.setViewControllers([screen], animated: false)
  }

  func didSelect(_ tree: String) {
    let model = TreeModel(name: tree)
    // The mistake: the model holds the closure, and the closure the model.
    model.onWater = { model.waterings += 1 }
    let screen = UIHostingController(
      rootView: TreeView(model: model).environment(\.season, "Summer"))
    screen.title = tree
    navigation.pushViewController(screen, animated: true)
  }
}
