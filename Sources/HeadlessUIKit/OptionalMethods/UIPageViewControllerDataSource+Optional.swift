// Written by scripts/optional-methods.

extension UIPageViewControllerDataSource {
  @_disfavoredOverload
  public var presentationCount: UIPageViewControllerDataSourcePresentationCount? {
    UIPageViewControllerDataSourcePresentationCount(delegate: self)
  }

  @_disfavoredOverload
  public var presentationIndex: UIPageViewControllerDataSourcePresentationIndex? {
    UIPageViewControllerDataSourcePresentationIndex(delegate: self)
  }

}

/// The method that an optional call of `presentationCount` invokes.
@preconcurrency @MainActor public struct UIPageViewControllerDataSourcePresentationCount {
  fileprivate let delegate: any UIPageViewControllerDataSource

  @discardableResult
  public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
    delegate.presentationCount(for: pageViewController)
  }
}

/// The method that an optional call of `presentationIndex` invokes.
@preconcurrency @MainActor public struct UIPageViewControllerDataSourcePresentationIndex {
  fileprivate let delegate: any UIPageViewControllerDataSource

  @discardableResult
  public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
    delegate.presentationIndex(for: pageViewController)
  }
}
