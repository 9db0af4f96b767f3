// Written by scripts/optional-methods.

extension UINavigationBarDelegate {
  @_disfavoredOverload
  public var navigationBar: UINavigationBarDelegateNavigationBar? {
    UINavigationBarDelegateNavigationBar(delegate: self)
  }

}

/// The method that an optional call of `navigationBar` invokes.
@preconcurrency @MainActor public struct UINavigationBarDelegateNavigationBar {
  fileprivate let delegate: any UINavigationBarDelegate

  @discardableResult
  public func callAsFunction(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
    -> Bool
  {
    delegate.navigationBar(navigationBar, shouldPush: item)
  }

  public func callAsFunction(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    delegate.navigationBar(navigationBar, didPush: item)
  }
  @discardableResult
  public func callAsFunction(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  {
    delegate.navigationBar(navigationBar, shouldPop: item)
  }

  public func callAsFunction(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    delegate.navigationBar(navigationBar, didPop: item)
  }
}
