/// The More list, with a row for each tab that doesn't fit in the bar.
@MainActor final class MoreListController: UIViewController {
  private let container: ControllerLink

  init(of tabBarController: UITabBarController) {
    container = tabBarController.link
    super.init(nibName: nil, bundle: nil)
    title = "More"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = MoreListView(of: container)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tabBarController?.stackOfMoreChanged()
  }
}

/// The navigation controller that shows the tabs behind More, one at a time.
@MainActor final class MoreNavigationController: UINavigationController {
  /// Shows a tab, which stops being a child of the tab bar controller meanwhile.
  func show(_ tab: UIViewController, animated: Bool) {
    guard !childStorage.contains(where: { $0 === tab }) else { return }
    if animated {
      pushViewController(tab, animated: true)
    } else {
      setViewControllers(childStorage.prefix(1) + [tab], animated: false)
    }
  }

  /// Pops everything but the list.
  func clear() {
    if childStorage.count > 1 { setViewControllers(Array(childStorage.prefix(1)), animated: false) }
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
    tabBarController?.stackOfMoreChanged()
  }

  @discardableResult
  override func popViewController(animated: Bool) -> UIViewController? {
    defer { tabBarController?.stackOfMoreChanged() }
    return super.popViewController(animated: animated)
  }

  @discardableResult
  override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    defer { tabBarController?.stackOfMoreChanged() }
    return super.popToViewController(viewController, animated: animated)
  }

  @discardableResult
  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    defer { tabBarController?.stackOfMoreChanged() }
    return super.popToRootViewController(animated: animated)
  }
}

@MainActor private final class MoreListView: UIView {
  private let container: ControllerLink

  init(of container: ControllerLink) {
    self.container = container
    super.init(frame: UIScreen.main.bounds)
  }

  required init?(coder: NSCoder) { nil }

  override var tapTargets: [TapTarget] {
    guard let tabs = container.target as? UITabBarController else { return [] }
    return tabs.tabsBehindMore.enumerated().map { offset, tab in
      TapTarget(kind: .row, title: tab.tabBarItem?.title ?? "", number: offset + 1) {
        tabs.selectFromList(tab)
      }
    }
  }
}
