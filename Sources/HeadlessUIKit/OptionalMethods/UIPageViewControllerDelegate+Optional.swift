// Written by scripts/optional-methods.

extension UIPageViewControllerDelegate {
  @_disfavoredOverload
  public var pageViewController: UIPageViewControllerDelegatePageViewController? {
    UIPageViewControllerDelegatePageViewController(delegate: self)
  }

}

/// What an optional call of `pageViewController` calls.
@MainActor public struct UIPageViewControllerDelegatePageViewController {
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
}
