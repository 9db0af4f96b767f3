// Written by scripts/optional-methods.

extension UITabBarDelegate {
  @_disfavoredOverload
  public var tabBar: UITabBarDelegateTabBar? { UITabBarDelegateTabBar(delegate: self) }

}

/// The method that an optional call of `tabBar` invokes.
@MainActor public struct UITabBarDelegateTabBar {
  fileprivate let delegate: any UITabBarDelegate

  public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    delegate.tabBar(tabBar, didSelect: item)
  }
}
