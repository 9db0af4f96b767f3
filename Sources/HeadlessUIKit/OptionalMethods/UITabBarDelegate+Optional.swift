// Written by scripts/optional-methods.

extension UITabBarDelegate {
  @_disfavoredOverload
  public var tabBar: UITabBarDelegateTabBar? { UITabBarDelegateTabBar(delegate: self) }

}

/// The method that an optional call of `tabBar` invokes.
@preconcurrency @MainActor public struct UITabBarDelegateTabBar {
  fileprivate let delegate: any UITabBarDelegate

  public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    delegate.tabBar(tabBar, didSelect: item)
  }

  public func callAsFunction(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    delegate.tabBar(tabBar, willBeginCustomizing: items)
  }

  public func callAsFunction(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    delegate.tabBar(tabBar, didBeginCustomizing: items)
  }

  public func callAsFunction(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {
    delegate.tabBar(tabBar, willEndCustomizing: items, changed: changed)
  }

  public func callAsFunction(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) {
    delegate.tabBar(tabBar, didEndCustomizing: items, changed: changed)
  }
}
