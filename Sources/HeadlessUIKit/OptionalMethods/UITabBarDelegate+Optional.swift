// Written by scripts/optional-methods.

extension UITabBarDelegate {
  @_disfavoredOverload
  public var tabBar: UITabBarDelegateTabBar? { UITabBarDelegateTabBar(delegate: self) }

}

/// What an optional call of `tabBar` calls.
@MainActor public struct UITabBarDelegateTabBar {
  fileprivate let delegate: any UITabBarDelegate

  public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    delegate.tabBar(tabBar, didSelect: item)
  }
}
