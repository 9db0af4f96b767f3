/// A navigation bar; shows the navigation items of the view controllers on the stack.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  open var prefersLargeTitles = false
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var shadowImage: UIImage?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open var standardAppearance = UINavigationBarAppearance()
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var barStyle = UIBarStyle.default

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The navigation items of the view controllers on the stack, or the items that code has set.
  open var items: [UINavigationItem]? {
    get { stack?.viewControllers.map(\.navigationItem) ?? ownItems }
    set { ownItems = newValue }
  }
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }

  private var ownItems: [UINavigationItem]?
  private var stack: UINavigationController? { owner?.target as? UINavigationController }
  /// The link to the container.
  var owner: ControllerLink?

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { ownItems = items }
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    ownItems = (ownItems ?? []) + [item]
  }
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { ownItems?.popLast() }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { nil }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}
}

/// Receives changes of a bar's items.
///
/// A navigation controller that conforms is asked whether the back button pops; the other methods aren't called.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
