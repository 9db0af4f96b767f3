/// The list behind More: a row for each tab that the bar has no place for.
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
    let hidden = tabs.children.dropFirst(UITabBarController.places - 1)
    return hidden.enumerated().map { offset, tab in
      TapTarget(kind: .row, title: tab.tabBarItem?.title ?? "", number: offset + 1) {
        tabs.selectedViewController = tab
      }
    }
  }
}
