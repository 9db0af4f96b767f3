// Written by scripts/optional-methods.

extension UIScrollViewDelegate {
  @_disfavoredOverload
  public var scrollViewDidScroll: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidScroll($0) }
  }

  @_disfavoredOverload
  public var scrollViewWillBeginDragging: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDragging($0) }
  }

  @_disfavoredOverload
  public var scrollViewDidEndDragging: UIScrollViewDelegateScrollViewDidEndDragging? {
    UIScrollViewDelegateScrollViewDidEndDragging(delegate: self)
  }

  @_disfavoredOverload
  public var scrollViewDidEndDecelerating: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidEndDecelerating($0) }
  }

}

/// What an optional call of `scrollViewDidEndDragging` calls.
@MainActor public struct UIScrollViewDelegateScrollViewDidEndDragging {
  fileprivate let delegate: any UIScrollViewDelegate

  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
}
