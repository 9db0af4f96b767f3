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

  @_disfavoredOverload
  public var scrollViewWillEndDragging: UIScrollViewDelegateScrollViewWillEndDragging? {
    UIScrollViewDelegateScrollViewWillEndDragging(delegate: self)
  }

  @_disfavoredOverload
  public var scrollViewWillBeginDecelerating: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDecelerating($0) }
  }

  @_disfavoredOverload
  public var scrollViewDidEndScrollingAnimation: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }

  @_disfavoredOverload
  public var scrollViewDidZoom: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidZoom($0) }
  }

  @_disfavoredOverload
  public var viewForZooming: UIScrollViewDelegateViewForZooming? {
    UIScrollViewDelegateViewForZooming(delegate: self)
  }

  @_disfavoredOverload
  public var scrollViewWillBeginZooming: UIScrollViewDelegateScrollViewWillBeginZooming? {
    UIScrollViewDelegateScrollViewWillBeginZooming(delegate: self)
  }

  @_disfavoredOverload
  public var scrollViewDidEndZooming: UIScrollViewDelegateScrollViewDidEndZooming? {
    UIScrollViewDelegateScrollViewDidEndZooming(delegate: self)
  }

  @_disfavoredOverload
  public var scrollViewShouldScrollToTop: (@MainActor (UIScrollView) -> Bool)? {
    { self.scrollViewShouldScrollToTop($0) }
  }

  @_disfavoredOverload
  public var scrollViewDidScrollToTop: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidScrollToTop($0) }
  }

  @_disfavoredOverload
  public var scrollViewDidChangeAdjustedContentInset: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidChangeAdjustedContentInset($0) }
  }

}

/// The method that an optional call of `scrollViewDidEndDragging` invokes.
@preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewDidEndDragging {
  fileprivate let delegate: any UIScrollViewDelegate

  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
}

/// The method that an optional call of `scrollViewWillEndDragging` invokes.
@preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewWillEndDragging {
  fileprivate let delegate: any UIScrollViewDelegate

  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    delegate.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}

/// The method that an optional call of `viewForZooming` invokes.
@preconcurrency @MainActor public struct UIScrollViewDelegateViewForZooming {
  fileprivate let delegate: any UIScrollViewDelegate

  @discardableResult
  public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    delegate.viewForZooming(in: scrollView)
  }
}

/// The method that an optional call of `scrollViewWillBeginZooming` invokes.
@preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewWillBeginZooming {
  fileprivate let delegate: any UIScrollViewDelegate

  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
    delegate.scrollViewWillBeginZooming(scrollView, with: view)
  }
}

/// The method that an optional call of `scrollViewDidEndZooming` invokes.
@preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewDidEndZooming {
  fileprivate let delegate: any UIScrollViewDelegate

  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  {
    delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}
