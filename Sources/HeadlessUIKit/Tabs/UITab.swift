/// A tab that creates its view controller.
@preconcurrency @MainActor open class UITab: NSObject {
  public typealias Provider = (UITab) -> UIViewController

  public enum Placement: Int, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  public let identifier: String
  open var title: String {
    didSet { applyToItem() }
  }
  open var image: UIImage? {
    didSet { applyToItem() }
  }
  open var subtitle: String?
  open var badgeValue: String? {
    didSet { applyToItem() }
  }
  open var userInfo: Any?
  open var preferredPlacement = Placement.automatic
  open var allowsHiding = false
  open var isHiddenByDefault = false
  open var isEnabled = true
  open var isHidden = false {
    didSet { if isHidden != oldValue { tabBarController?.showTabs() } }
  }
  public internal(set) weak var parent: UITabGroup?
  final weak var owner: UITabBarController?

  private let provider: Provider?
  private var made: UIViewController?

  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: Provider? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// The tab bar controller that shows the tab, or the group that contains it.
  open var tabBarController: UITabBarController? { owner ?? parent?.tabBarController }

  /// The outermost group that contains the tab.
  open var managingTabGroup: UITabGroup? { parent.map { $0.managingTabGroup ?? $0 } }

  open var hasVisiblePlacement: Bool { tabBarController != nil && !isHidden }

  /// The tab's view controller, which the provider creates at the first access; nil without a
  /// provider.
  open var viewController: UIViewController? {
    if let made { return made }
    guard let viewController = provider?(self) else { return nil }
    made = viewController
    applyToItem()
    return viewController
  }

  /// Gives the view controller the tab's title and image.
  private func applyToItem() {
    guard let made else { return }
    let item = UITabBarItem(title: title, image: image, tag: 0)
    item.badgeValue = badgeValue
    item.accessibilityIdentifier = identifier
    made.tabBarItem = item
  }

  /// The view controller that stands in the bar for this tab.
  var shownViewController: UIViewController? { viewController }

  /// The tab with an identifier: this one, or one in it.
  func tab(named identifier: String) -> UITab? { self.identifier == identifier ? self : nil }
}

/// The tab for searching.
@preconcurrency @MainActor open class UISearchTab: UITab {
  open var automaticallyActivatesSearch = false

  public convenience init(viewControllerProvider: Provider? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
  }
}
