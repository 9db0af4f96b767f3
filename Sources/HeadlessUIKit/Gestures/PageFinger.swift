// What the user does with pages.
extension Finger {
  /// The page view controller that a swipe turns; nil if it has no data source for pages.
  ///
  /// The frontmost screen is one of its pages, or it is a part of that screen.
  public var pageViewController: UIPageViewController? {
    guard let front = device.frontmost else { return nil }
    var container = front.parent
    while let candidate = container {
      if let pages = candidate as? UIPageViewController { return pages.ifItTurns }
      container = candidate.parent
    }
    return pages(in: front)
  }

  /// Swipes to the page after this one, or before it.
  public func turnPage(_ direction: UIPageViewController.NavigationDirection) throws(Failure) {
    guard let pageViewController else { throw .noPages }
    guard pageViewController.turnPage(direction) else { throw .noPage(direction) }
  }

  private func pages(in screen: UIViewController) -> UIPageViewController? {
    for child in screen.children.reversed() where child.viewIfLoaded?.obstacle == nil {
      if let pages = (child as? UIPageViewController)?.ifItTurns { return pages }
      if let pages = pages(in: child) { return pages }
    }
    return nil
  }
}

extension UIPageViewController {
  fileprivate var ifItTurns: UIPageViewController? { dataSource == nil ? nil : self }
}
