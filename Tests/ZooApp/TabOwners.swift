import UIKit

private final class PlaceTabs: UITabBarController {
  func change(to index: Int) { selectedIndex = index }
}

/// Shows screens in a stack; each coordinator owns one.
private final class StackCoordinator {
  let navigation: UINavigationController
  init(_ navigation: UINavigationController) { self.navigation = navigation }
}

private final class PlacesCoordinator {
  private let stack: StackCoordinator
  private var tabs: PlaceTabs?
  private weak var weakTabs: PlaceTabs?
  init(_ stack: StackCoordinator, _ tabs: PlaceTabs, strongly: Bool) {
    self.stack = stack
    if strongly { self.tabs = tabs } else { weakTabs = tabs }
  }
}

private final class PlacesViewModel {
  let coordinator: PlacesCoordinator
  init(_ coordinator: PlacesCoordinator) { self.coordinator = coordinator }
}

private final class PlacesController: UIViewController {
  let viewModel: PlacesViewModel
  init(_ viewModel: PlacesViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}

/// Coordinators of tabs, which only the view models of their screens keep.
extension Shape {
  private static func places(strongly: Bool) -> UIViewController {
    let screen = Screen()
    screen.loaded = { screen in
      button(screen, "Places") { [unowned screen] in
        let tabs = PlaceTabs()
        let stack = StackCoordinator(UINavigationController())
        let coordinator = PlacesCoordinator(stack, tabs, strongly: strongly)
        let root = UINavigationController(
          rootViewController: PlacesController(PlacesViewModel(coordinator)))
        tabs.viewControllers = [root]
        screen.present(tabs, animated: true)
      }
    }
    return screen
  }

  static let tabOwners: [Shape] = [
    Shape(
      "tabs that the coordinator of a tab owns", .leaked, "tabs",
      cut: "tabs ← make this weak: frees all", script: "open; tap Places; dismiss; back"
    ) { places(strongly: true) },
    Shape(
      "tabs that the coordinator of a tab knows", .none, script: "open; tap Places; dismiss; back"
    ) {
      places(strongly: false)
    },
  ]
}
