// The tabs of a tab bar controller that is given `UITab`s in place of view controllers.
extension UITabBarController {
  public enum Mode: Int, Sendable {
    case automatic, tabBar, tabSidebar
  }

  public convenience init(tabs: [UITab]) {
    self.init()
    setTabs(tabs, animated: false)
  }

  public func setTabs(_ tabs: [UITab], animated: Bool) {
    for tab in elements { tab.owner = nil }
    elements = tabs
    for tab in tabs { tab.owner = self }
    showTabs()
  }

  /// Selects a tab, and in each group around it the child that leads to it.
  fileprivate func select(_ innermost: UITab) {
    var tab = innermost
    while let group = tab.parent {
      group.selectedChild = tab
      tab = group
    }
    guard elements.contains(where: { $0 === tab }) else { return }
    selectedViewController = tab.shownViewController
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
  fileprivate var shownElement: UITab? {
    elements.first { $0.shownViewController === selectedViewController }
  }

  /// The element of a view controller in the bar.
  func element(of viewController: UIViewController) -> UITab? {
    elements.first { $0.shownViewController === viewController }
  }
}

/// What iOS 18 added to tab bar controllers, in a protocol, because apps have subclasses with properties
/// of the same names.
///
/// - Note: Not in UIKit.
@preconcurrency @MainActor public protocol TabElements: UITabBarController {}

extension UITabBarController: TabElements {}

extension TabElements {
  public var tabs: [UITab] {
    get { elements }
    set { setTabs(newValue, animated: false) }
  }

  /// The tab in the bar, or the child of a group, that is shown; nil without tabs.
  public var selectedTab: UITab? {
    get { shownElement.map { ($0 as? UITabGroup)?.shownChild ?? $0 } }
    set {
      if let newValue { select(newValue) }
    }
  }
}

extension UITabGroup {
  /// The innermost selected child of a group that has no screen of its own.
  fileprivate var shownChild: UITab? {
    guard viewController == nil, let selectedChild else { return nil }
    return (selectedChild as? UITabGroup)?.shownChild ?? selectedChild
  }
}
