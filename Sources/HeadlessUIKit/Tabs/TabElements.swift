// The tabs of a tab bar controller that is given `UITab`s in place of view controllers.
extension UITabBarController {
  public enum Mode: Int, Sendable {
    case automatic, tabBar, tabSidebar
  }

  public convenience init(tabs: [UITab]) {
    self.init()
    setTabs(tabs, animated: false)
  }

  public var tabs: [UITab] {
    get { elements }
    set { setTabs(newValue, animated: false) }
  }

  public func setTabs(_ tabs: [UITab], animated: Bool) {
    for tab in elements { tab.owner = nil }
    elements = tabs
    for tab in tabs { tab.owner = self }
    showTabs()
  }

  /// The tab in the bar, or the child of a group, that is shown; nil without tabs.
  public var selectedTab: UITab? {
    get { shownElement.map { ($0 as? UITabGroup)?.shownChild ?? $0 } }
    set {
      guard let newValue else { return }
      var tab = newValue
      while let group = tab.parent {
        group.selectedChild = tab
        tab = group
      }
      guard elements.contains(where: { $0 === tab }) else { return }
      selectedViewController = tab.shownViewController
    }
  }

  public func tab(forIdentifier identifier: String) -> UITab? {
    elements.lazy.compactMap { $0.tab(named: identifier) }.first
  }

  /// Makes the view controllers of the visible tabs the tabs of the bar.
  ///
  /// General knowledge: the provider of a tab runs when the tab comes into the bar; UIKit may wait until
  /// the tab is selected.
  func showTabs() {
    let shown = elements
    viewControllers = shown.filter { !$0.isHidden }.compactMap(\.shownViewController)
    elements = shown
  }

  /// The element whose view controller is selected.
  private var shownElement: UITab? {
    elements.first { $0.shownViewController === selectedViewController }
  }

  /// The element of a view controller in the bar.
  func element(of viewController: UIViewController) -> UITab? {
    elements.first { $0.shownViewController === viewController }
  }
}

extension UITabGroup {
  /// The innermost selected child of a group that has no screen of its own.
  fileprivate var shownChild: UITab? {
    guard viewController == nil, let selectedChild else { return nil }
    return (selectedChild as? UITabGroup)?.shownChild ?? selectedChild
  }
}
