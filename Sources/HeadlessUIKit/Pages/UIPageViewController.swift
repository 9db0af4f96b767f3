/// A container that shows one of several pages, which the user turns.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  public struct OptionsKey: Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }

  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open private(set) var viewControllers: [UIViewController]?
  /// Contains the pages, behind everything that the app adds.
  private let pagesView = UIView()

  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation = .horizontal, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = coder.nibNode?["transitionStyle"] == "scroll" ? .scroll : .pageCurl
    navigationOrientation =
      coder.nibNode?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    super.init(coder: coder)
  }

  open override func loadView() {
    super.loadView()
    containPages()
  }

  /// Adds the pages to the view, which the app may have replaced.
  private func containPages() {
    guard let view = viewIfLoaded, pagesView.superview !== view else { return }
    pagesView.frame = view.bounds
    pagesView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(pagesView, at: 0)
  }

  /// Shows a page without calling the data source or delegate.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let old = self.viewControllers ?? []
    let new = viewControllers ?? []
    self.viewControllers = viewControllers
    for page in old where !new.contains(where: { $0 === page }) {
      page.willMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
    loadViewIfNeeded()
    containPages()
    for page in new where !old.contains(where: { $0 === page }) {
      addChild(page)
      page.loadViewIfNeeded()
      if let pageView = page.viewIfLoaded { pagesView.addSubview(pageView) }
      page.tellMoved(to: self)
    }
    guard let completion else { return }
    guard animated else { return completion(true) }
    HeadlessDevice.current.clock.schedule(after: .milliseconds(300)) { completion(true) }
  }

  /// Turns to the next or previous page, as the user does; returns false if there is none.
  ///
  /// - Note: Not in UIKit.
  @discardableResult
  public func turnPage(_ direction: NavigationDirection) -> Bool {
    guard let current = viewControllers?.first, let dataSource else { return false }
    let next =
      direction == .forward
      ? dataSource.pageViewController(self, viewControllerAfter: current)
      : dataSource.pageViewController(self, viewControllerBefore: current)
    guard let next else { return false }
    delegate?.pageViewController(self, willTransitionTo: [next])
    setViewControllers([next], direction: direction, animated: true)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [current],
      transitionCompleted: true)
    return true
  }

  package override var shownChild: UIViewController? { viewControllers?.first }
  package override var containerRole: ContainerRole? { .pages }
  package override var keepersOfChildren: [AnyObject] {
    [self] + [dataSource as AnyObject?, delegate].compactMap { $0 }
  }

  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }

  open var isDoubleSided = false
  open var spineLocation: SpineLocation { transitionStyle == .scroll ? .none : .min }
  open private(set) var gestureRecognizers: [UIGestureRecognizer] = []

  public convenience init() {
    self.init(transitionStyle: .pageCurl)
  }
}

/// Provides the pages before and after a page.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Receives page changes by the user.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .min }
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { .all }
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { .portrait }
}
