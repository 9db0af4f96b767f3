/// A tab's title, image, and tag.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
  open var titlePositionAdjustment = UIOffset()
  open var standardAppearance: UITabBarAppearance?
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var isSpringLoaded = false
  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state.rawValue] = textAttributes
  }

  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { badgeAttributes[state.rawValue] }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates a tab with a system title and image.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    title = systemItem.title
    self.tag = tag
  }

  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search,
      downloads, mostRecent, mostViewed

    fileprivate var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }
  }
}
