/// A tab bar.
@preconcurrency @MainActor open class UITabBar: UIView {
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open weak var delegate: (any UITabBarDelegate)?
  open var selectedImageTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  open var itemPositioning = ItemPositioning.automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
  open var barStyle = UIBarStyle.default
  open var selectedItem: UITabBarItem?
  /// The tab bar items of the tabs, or the items that code has set.
  open var items: [UITabBarItem]? {
    get { tabs?.viewControllers?.map(\.tabBarItem) ?? ownItems }
    set { ownItems = newValue }
  }

  private var ownItems: [UITabBarItem]?
  private var tabs: UITabBarController? { owner?.target as? UITabBarController }
  /// The link to the container.
  var owner: ControllerLink?

  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { ownItems = items }

}

@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
  public func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
}
