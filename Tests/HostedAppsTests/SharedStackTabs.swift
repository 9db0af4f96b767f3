import UIKit

// Flows that share the window's navigation controller: the flow of the tabs shows only a tab bar
// controller, which nothing of its own retains.

class StackSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let stack = UINavigationController()
  private lazy var flow = StackAppCoordinator(stack: stack)

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = stack
    window?.makeKeyAndVisible()
    flow.start()
  }
}

class StackCoordinator {
  let stack: UINavigationController
  var children: [StackCoordinator] = []

  init(stack: UINavigationController) { self.stack = stack }

  func start() {}
}

final class StackAppCoordinator: StackCoordinator {
  private var preview: StackTabCoordinator?
  private var guide: StackGuideCoordinator?

  override func start() {
    let welcome = UIViewController()
    welcome.title = "Welcome"
    welcome.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        primaryAction: UIAction(title: "Log in") { [weak self] _ in self?.showTabs() }),
      UIBarButtonItem(
        primaryAction: UIAction(title: "Preview") { [weak self] _ in self?.showPreview() }),
      UIBarButtonItem(
        primaryAction: UIAction(title: "Guide") { [weak self] _ in self?.showGuide() }),
      UIBarButtonItem(
        primaryAction: UIAction(title: "Page") { [weak self] _ in self?.guide?.showPage() }),
    ]
    stack.setViewControllers([welcome], animated: false)
  }

  private func showGuide() {
    guide = StackGuideCoordinator(stack: stack)
  }

  private func showPreview() {
    let preview = StackTabCoordinator(stack: stack)
    preview.show("Preview") {}
    self.preview = preview
  }

  private func showTabs() {
    let tabs = StackTabsCoordinator(stack: stack)
    tabs.onLogOut = { [weak self] in self?.start() }
    tabs.start()
    children.append(tabs)
  }
}

/// It has no screen of its own.
final class StackGuideCoordinator: StackCoordinator {
  func showPage() {
    let page = StackDetailsCoordinator(stack: stack)
    children.append(page)
    page.start()
  }
}

final class StackTabsCoordinator: StackCoordinator {
  var onLogOut: (() -> Void)?

  override func start() {
    children = ["Feed", "Profile"].map { title in
      let tab = StackTabCoordinator(stack: UINavigationController())
      tab.show(title) { [weak self] in self?.onLogOut?() }
      return tab
    }
    let bar = UITabBarController()
    bar.setViewControllers(children.map(\.stack), animated: false)
    stack.setViewControllers([bar], animated: false)
  }
}

final class StackTabCoordinator: StackCoordinator {
  func show(_ title: String, logOut: @escaping () -> Void) {
    let screen = UIViewController()
    screen.title = title
    screen.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(primaryAction: UIAction(title: "Log out") { _ in logOut() }),
      UIBarButtonItem(
        primaryAction: UIAction(title: "Details") { [weak self] _ in self?.showDetails() }),
    ]
    stack.setViewControllers([screen], animated: false)
  }

  private func showDetails() {
    let details = StackDetailsCoordinator(stack: stack)
    children.append(details)
    details.start()
  }
}

/// Its parent never removes it.
final class StackDetailsCoordinator: StackCoordinator {
  private weak var screen: UIViewController?

  override func start() {
    let screen = DetailsScreen(coordinator: self)
    self.screen = screen
    stack.pushViewController(screen, animated: true)
  }
}

private final class DetailsScreen: UIViewController {
  private weak var coordinator: StackDetailsCoordinator?

  init(coordinator: StackDetailsCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
    title = "Details"
  }

  required init?(coder: NSCoder) { nil }
}
