/// A view whose content is larger than itself; it doesn't scroll on its own.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// The delegate; a table view, a collection view and a text view type it more closely.
  ///
  /// A property can't be overridden with another type, so theirs are properties beside this one,
  /// which overload resolution prefers.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  /// The delegate, which UIKit calls even if a subclass overrides `delegate`.
  final weak var storedDelegate: (any UIScrollViewDelegate)?
  open var contentOffset = CGPoint.zero {
    didSet {
      guard contentOffset != oldValue else { return }
      storedDelegate?.scrollViewDidScroll(self)
      offsetObserver?()
      KeyValueChanges.report(
        self, \UIScrollView.contentOffset, named: "contentOffset", from: oldValue)
    }
  }

  /// Called when the offset has changed, as a key-value observer is.
  ///
  /// - Note: Not in UIKit.
  public final var offsetObserver: (() -> Void)?
  open var contentSize = CGSize.zero {
    didSet {
      KeyValueChanges.report(self, \UIScrollView.contentSize, named: "contentSize", from: oldValue)
    }
  }
  open var contentInset = UIEdgeInsets.zero
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var refreshControl: UIRefreshControl?
  open private(set) lazy var contentLayoutGuide = UILayoutGuide()
  open private(set) lazy var frameLayoutGuide = UILayoutGuide()

  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var indicatorStyle = IndicatorStyle.default
  open var decelerationRate = DecelerationRate.normal
  open var isDirectionalLockEnabled = false
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var scrollsToTop = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var bouncesZoom = true
  open var bouncesVertically = true
  open var bouncesHorizontally = true
  open var zoomScale: CGFloat = 1 {
    didSet { if zoomScale != oldValue { storedDelegate?.scrollViewDidZoom(self) } }
  }
  open private(set) var isTracking = false
  open private(set) var isDragging = false
  open private(set) var isDecelerating = false
  open var isZooming: Bool { false }
  open var isZoomBouncing: Bool { false }
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  public struct DecelerationRate: Hashable, Sendable, RawRepresentable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  open func adjustedContentInsetDidChange() {}
  open func flashScrollIndicators() {}
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  open func touchesShouldCancel(in view: UIView) -> Bool { true }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
  }

  open func zoom(to rect: CGRect, animated: Bool) {
    contentOffset = rect.origin
  }

  /// Drags the content to an offset and releases it, as the user does.
  ///
  /// Reports the drag and the scrolling to the delegate, and the end once the content comes to
  /// rest.
  ///
  /// - Note: Not in UIKit.
  public func drag(to offset: CGPoint) {
    guard isScrollEnabled else { return }
    (isTracking, isDragging) = (true, true)
    storedDelegate?.scrollViewWillBeginDragging(self)
    var target = offset
    withUnsafeMutablePointer(to: &target) { target in
      storedDelegate?.scrollViewWillEndDragging(
        self, withVelocity: .zero, targetContentOffset: target)
    }
    contentOffset = target
    (isTracking, isDragging, isDecelerating) = (false, false, true)
    storedDelegate?.scrollViewDidEndDragging(self, willDecelerate: true)
    storedDelegate?.scrollViewWillBeginDecelerating(self)
    HeadlessDevice.current.clock.schedule(after: .milliseconds(300)) { [weak self] in
      guard let self, isDecelerating else { return }
      isDecelerating = false
      storedDelegate?.scrollViewDidEndDecelerating(self)
    }
    if keyboardDismissMode != .none { endEditingBelowWindow() }
  }

  private func endEditingBelowWindow() {
    window?.endEditing(false)
  }

  /// Pulls the content down until the refresh control triggers, as the user does.
  ///
  /// Returns false if there is no refresh control or it is already refreshing.
  ///
  /// - Note: Not in UIKit.
  @discardableResult
  public func pullToRefresh() -> Bool {
    guard isScrollEnabled, let refreshControl, refreshControl.isEnabled,
      !refreshControl.isRefreshing
    else { return false }
    refreshControl.beginRefreshing()
    refreshControl.sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard self.contentOffset != contentOffset else { return }
    self.contentOffset = contentOffset
    guard animated else { return }
    HeadlessDevice.current.clock.schedule(after: .milliseconds(300)) { [weak self] in
      guard let self else { return }
      storedDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
}

@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
