/// A tab that contains others.
///
/// On a phone a group is one tab: it shows its own view controller, or that of its selected child.
@preconcurrency @MainActor open class UITabGroup: UITab {
  public enum SidebarAppearance: Int, Sendable {
    case automatic, inline, rootSection
  }

  open var children: [UITab] {
    didSet { adopt() }
  }
  open var sidebarAppearance = SidebarAppearance.automatic
  open var displayOrderIdentifiers: [String] = []
  open var defaultChildIdentifier: String?
  open var isReorderable: Bool { allowsReordering }
  open var allowsReordering = false
  /// The navigation controller that shows the selected child on top of the group's own screen.
  open var managingNavigationController: UINavigationController?

  private var chosen: UITab?

  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: Provider? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    adopt()
  }

  /// The child that is shown: the one that was selected, else the default one, else the first.
  open var selectedChild: UITab? {
    get {
      chosen.flatMap { child in children.first { $0 === child } }
        ?? defaultChildIdentifier.flatMap { tab(forIdentifier: $0) } ?? children.first
    }
    set {
      chosen = newValue
      tabBarController?.showTabs()
    }
  }

  open func tab(forIdentifier identifier: String) -> UITab? {
    children.lazy.compactMap { $0.tab(named: identifier) }.first
  }

  private func adopt() {
    for child in children { child.parent = self }
    tabBarController?.showTabs()
  }

  override var shownViewController: UIViewController? {
    viewController ?? selectedChild?.shownViewController
  }

  override func tab(named identifier: String) -> UITab? {
    super.tab(named: identifier) ?? tab(forIdentifier: identifier)
  }
}
