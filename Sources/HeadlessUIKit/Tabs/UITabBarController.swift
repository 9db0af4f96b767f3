/// Screens side by side, one of which is selected; only that one's view is loaded.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  open private(set) lazy var tabBar = UITabBar()
  open var isTabBarHidden = false
  open var customizableViewControllers: [UIViewController]?

  /// The tabs that a bar has room for; with more, the last place is More's.
  static let places = 5

  private var selected: UIViewController?
  private var displayed: UIViewController?
  private var outgoing: UIViewController?
  private var isSwitching = false
  private var moreIfLoaded: UINavigationController?

  /// The tabs, left to right; nil until they are set, as in UIKit.
  open var viewControllers: [UIViewController]? {
    get { childStorage.isEmpty ? nil : childStorage }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let tabs = viewControllers ?? []
    let old = childStorage
    for tab in tabs where !tab.isChild(of: self) {
      tab.removeFromParent()
      tab.willMove(toParent: self)
      tab.parent = self
    }
    childStorage = tabs
    select(tabs.first { $0 === selected } ?? tabs.first)
    for tab in old where !tabs.contains(where: { $0 === tab }) {
      tab.willMove(toParent: nil)
      tab.leave(self)
    }
    for tab in tabs where !old.contains(where: { $0 === tab }) {
      tab.didMove(toParent: self)
    }
  }

  /// `NSNotFound` while nothing is selected, and while the list behind More is.
  open var selectedIndex: Int {
    get { childStorage.firstIndex { $0 === selected } ?? NSNotFound }
    set {
      guard childStorage.indices.contains(newValue) else { return }
      select(childStorage[newValue])
    }
  }

  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      guard newValue === moreIfLoaded || childStorage.contains(where: { $0 === newValue }) else {
        HeadlessDevice.current.report(
          .invalidArgument(
            "-[UITabBarController setSelectedViewController:] only a view controller in the tab "
              + "bar controller's list of view controllers can be selected.",
            on: self, "selectedViewController"))
        return
      }
      select(newValue)
    }
  }

  /// The `will` callbacks come inside the assignment, the `did` callbacks in the layout pass.
  private func select(_ tab: UIViewController?) {
    selected = tab
    guard appearance == .appeared || appearance == .appearing, !isDying else { return }
    finishSwitch()
    guard tab !== displayed else { return }
    outgoing = displayed
    displayed = tab
    if let tab {
      embed(tab)
      tab.beginAppearanceTransition(true, animated: false)
    }
    outgoing?.beginAppearanceTransition(false, animated: false)
    isSwitching = true
    HeadlessDevice.current.setNeedsLayout(self)
  }

  private func finishSwitch() {
    guard isSwitching else { return }
    isSwitching = false
    let leaving = outgoing
    outgoing = nil
    leaving?.loadedView?.detach()
    leaving?.endAppearanceTransition()
    if appearance == .appeared { displayed?.endAppearanceTransition() }
  }

  // MARK: More

  /// Whether the bar shows four tabs and More.
  var hasMore: Bool { childStorage.count > Self.places }

  /// The list of the tabs that found no place.
  ///
  /// A tab chosen from it is shown in place of the list, as a child of the tab bar controller.
  open var moreNavigationController: UINavigationController {
    if let moreIfLoaded { return moreIfLoaded }
    let made = UINavigationController(rootViewController: MoreListController(of: self))
    made.tabBarItem = UITabBarItem(title: "More", image: nil, tag: 0)
    made.parent = self
    moreIfLoaded = made
    return made
  }

  // MARK: The finger

  /// A tap on a tab: asks the delegate, selects, tells the delegate; a second tap pops to the root.
  ///
  /// For a tab behind More that takes two taps: on More and in its list.
  func tapTab(at index: Int) {
    let tab = childStorage[index]
    guard hasMore, index >= Self.places - 1 else { return tap(tab) }
    tap(moreNavigationController)
    if selected === moreNavigationController { select(tab) }
  }

  func tapMore() {
    tap(moreNavigationController)
  }

  private func tap(_ tab: UIViewController) {
    guard delegate?.tabBarController(self, shouldSelect: tab) ?? true else { return }
    if tab === selected {
      (tab as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(tab)
    }
    delegate?.tabBarController(self, didSelect: tab)
  }

  // MARK: Appearance

  override var childrenFollowTheirViews: Bool { false }

  override func forEachAppearingChild(_ visit: (UIViewController) -> Void) {
    if let displayed { visit(displayed) }
  }

  override func appearanceWillForward(_ isAppearing: Bool) {
    guard isAppearing, displayed !== selected else { return }
    displayed?.loadedView?.detach()
    displayed = selected
    if let displayed { embed(displayed) }
  }

  override var shownChild: UIViewController? { selected }
}

extension UITabBarController: LayoutParticipant {
  func layOut() {
    finishSwitch()
  }
}
