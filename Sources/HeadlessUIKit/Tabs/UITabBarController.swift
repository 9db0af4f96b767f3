/// Screens side by side, one of which is selected; only that one's view is loaded.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  open private(set) lazy var tabBar = UITabBar()
  open var isTabBarHidden = false
  open var customizableViewControllers: [UIViewController]?

  /// The tabs that a bar has room for; with more, the last place is More's.
  static let places = 5

  /// All tabs; the children too, but for one that stands on the stack of the More list.
  private var tabs: [UIViewController] = []
  private var selected: UIViewController?
  private var displayed: UIViewController?
  private var outgoing: UIViewController?
  private var isSwitching = false
  private var moreIfLoaded: MoreNavigationController?

  /// The tabs, left to right; nil until they are set, as in UIKit.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = tabs
    tabs = viewControllers ?? []
    moreIfLoaded?.clear()
    for tab in tabs where !tab.isChild(of: self) {
      tab.removeFromParent()
      tab.willMove(toParent: self)
      tab.parent = self
    }
    collectChildren()
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
    get {
      let selected = selectedViewController
      return tabs.firstIndex { $0 === selected } ?? NSNotFound
    }
    set {
      guard tabs.indices.contains(newValue) else { return }
      select(tabs[newValue])
    }
  }

  open var selectedViewController: UIViewController? {
    get {
      // The tab behind More that was selected may have been popped off the list since.
      guard let more = moreIfLoaded, isOnMore(selected) else { return selected }
      return more.childStorage.contains { $0 === selected } ? selected : more
    }
    set {
      guard let newValue else { return }
      guard newValue === moreIfLoaded || tabs.contains(where: { $0 === newValue }) else {
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
  private func select(_ tab: UIViewController?, animated: Bool = false) {
    selected = tab
    if let tab, isOnMore(tab) { more.show(tab, animated: animated) }
    guard appearance == .appeared || appearance == .appearing, !isDying else { return }
    finishSwitch()
    let next = shownChild
    guard next !== displayed else { return }
    outgoing = displayed
    displayed = next
    if let next {
      embed(next)
      next.beginAppearanceTransition(true, animated: false)
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
  public final var hasMore: Bool { tabs.count > Self.places }

  /// The tabs that find no place in the bar.
  var tabsBehindMore: ArraySlice<UIViewController> {
    hasMore ? tabs.dropFirst(Self.places - 1) : []
  }

  /// The list of the tabs that found no place.
  ///
  /// A tab chosen from it is pushed onto its stack; a navigation controller is shown in place of it.
  open var moreNavigationController: UINavigationController { more }

  private var more: MoreNavigationController {
    if let moreIfLoaded { return moreIfLoaded }
    let made = MoreNavigationController(rootViewController: MoreListController(of: self))
    made.tabBarItem = UITabBarItem(title: "More", image: nil, tag: 0)
    made.parent = self
    moreIfLoaded = made
    return made
  }

  private func isOnMore(_ tab: UIViewController?) -> Bool {
    hasMore && !(tab is UINavigationController) && tabsBehindMore.contains { $0 === tab }
  }

  /// Selects what a row of the More list stands for.
  func selectFromList(_ tab: UIViewController) {
    select(tab, animated: true)
  }

  func stackOfMoreChanged() {
    HeadlessDevice.current.setNeedsLayout(self)
  }

  /// Makes a tab that has left the stack of the More list a child again.
  private func takeBackTabs() {
    for tab in tabs where tab.parent == nil {
      tab.willMove(toParent: self)
      tab.parent = self
      collectChildren()
      tab.didMove(toParent: self)
    }
  }

  private func collectChildren() {
    childStorage = hasMore ? tabs.filter { $0.isChild(of: self) } + [more] : tabs
  }

  // MARK: The finger

  /// A tap on a tab: asks the delegate, selects, tells the delegate; a second tap pops to the root.
  ///
  /// For a tab behind More that takes two taps: on More and in its list.
  func tapTab(at index: Int) {
    let tab = tabs[index]
    guard hasMore, index >= Self.places - 1 else { return tap(tab) }
    if tapMore() { select(tab) }
  }

  /// Shows the More list, or the tab that still stands on its stack; a second tap pops to the list.
  ///
  /// False if the delegate refuses.
  @discardableResult
  func tapMore() -> Bool {
    guard delegate?.tabBarController(self, shouldSelect: more) ?? true else { return false }
    if shownChild === more {
      more.popToRootViewController(animated: true)
      selected = more
    } else {
      select(tabsBehindMore.first { $0.isChild(of: more) } ?? more)
    }
    delegate?.tabBarController(self, didSelect: selected ?? more)
    return true
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
    let next = shownChild
    guard isAppearing, displayed !== next else { return }
    displayed?.loadedView?.detach()
    displayed = next
    if let displayed { embed(displayed) }
  }

  override var shownChild: UIViewController? { isOnMore(selected) ? moreIfLoaded : selected }
}

extension UITabBarController: LayoutParticipant {
  func layOut() {
    finishSwitch()
    if hasMore { takeBackTabs() }
  }
}
