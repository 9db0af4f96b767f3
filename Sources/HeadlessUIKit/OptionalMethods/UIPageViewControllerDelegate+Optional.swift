// Written by scripts/optional-methods.

extension UIPageViewControllerDelegate {
  @_disfavoredOverload
  public var pageViewController: UIPageViewControllerDelegatePageViewController? {
    UIPageViewControllerDelegatePageViewController(delegate: self)
  }

  @_disfavoredOverload
  public var pageViewControllerSupportedInterfaceOrientations:
    (@MainActor (UIPageViewController) -> UIInterfaceOrientationMask)?
  {
    { self.pageViewControllerSupportedInterfaceOrientations($0) }
  }

  @_disfavoredOverload
  public var pageViewControllerPreferredInterfaceOrientationForPresentation:
    (@MainActor (UIPageViewController) -> UIInterfaceOrientation)?
  {
    { self.pageViewControllerPreferredInterfaceOrientationForPresentation($0) }
  }

}

/// The method that an optional call of `pageViewController` invokes.
@preconcurrency @MainActor public struct UIPageViewControllerDelegatePageViewController {
  fileprivate let delegate: any UIPageViewControllerDelegate

  public func callAsFunction(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    delegate.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
  }

  public func callAsFunction(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    delegate.pageViewController(
      pageViewController, didFinishAnimating: finished,
      previousViewControllers: previousViewControllers, transitionCompleted: completed)
  }
  @discardableResult
  public func callAsFunction(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    delegate.pageViewController(pageViewController, spineLocationFor: orientation)
  }
}
