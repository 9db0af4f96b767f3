/// A container that shows one of several view controllers and loads only the selected one's view.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// The stored delegate, which UIKit calls even if a subclass overrides `delegate`.
  private weak var storedDelegate: (any UITabBarControllerDelegate)?

  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
  open var bottomAccessory: UITabAccessory? {
    didSet {
      oldValue?.contentView.removeFromSuperview()
      if let accessory = bottomAccessory?.contentView { view.addSubview(accessory) }
    }
  }

  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory = bottomAccessory
  }

  open weak var delegate: (any UITabBarControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  open var tabBar: UITabBar { bar }
  final var barIfLoaded: UITabBar?

  open var isTabBarHidden = false {
    didSet { barIfLoaded?.isHidden = isTabBarHidden }
  }
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  open var mode = Mode.automatic
  open var compactTabIdentifiers: [String]?
  open var customizationIdentifier: String?
  /// The tabs, if the app gave `UITab`s in place of view controllers.
  final var elements: [UITab] = []

  /// Loads the view at once, which calls `viewDidLoad` before the initializers of subclasses have
  /// ended, and keeps the controller until the turn ends, as loading autoreleases it.
  ///
  /// Sources: qiita.com/hicka04/items/e5ce253ce74fdea38378, AndreyPanov/ApplicationCoordinator#20; two
  /// apps refer only weakly to a controller that they have just made.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    HeadlessDevice.current.keepUntilTurnEnds(self)
    loadViewIfNeeded()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var customizable: [UIViewController]?

  /// The tabs that the user may rearrange; all of them by default.
  open var customizableViewControllers: [UIViewController]? {
    get { customizable ?? viewControllers }
    set { customizable = newValue }
  }

  /// The number of tabs that fit in the bar; with more tabs, More takes the last place.
  static let places = 5

  /// All tabs; each is a child unless it is on the stack of the More list.
  private var controllers: [UIViewController] = []
  private var selected: UIViewController?
  private var displayed: UIViewController?
  private var transition: TabTransition?
  private var moreIfLoaded: MoreNavigationController?

  /// The tabs, left to right; nil until set, as in UIKit.
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    elements = []
    let old = controllers
    controllers = viewControllers ?? []
    moreIfLoaded?.clear()
    for tab in controllers where !tab.isChild(of: self) {
      tab.removeFromParent()
      tab.willMove(toParent: self)
      tab.parent = self
    }
    collectChildren()
    select(controllers.first { $0 === selected } ?? controllers.first)
    for tab in old where !controllers.contains(where: { $0 === tab }) {
      tab.willMove(toParent: nil)
      tab.leave(self)
    }
    for tab in controllers where !old.contains(where: { $0 === tab }) {
      tab.tellMoved(to: self)
    }
  }

  /// Adds a tab, as a child of a tab bar controller is one.
  open override func addChild(_ child: UIViewController) {
    guard !controllers.contains(where: { $0 === child }) else { return }
    setViewControllers(controllers + [child], animated: false)
  }

  /// The selected index; `NSNotFound` if nothing or the More list is selected.
  open var selectedIndex: Int {
    get {
      let selected = selectedViewController
      return controllers.firstIndex { $0 === selected } ?? NSNotFound
    }
    set {
      guard controllers.indices.contains(newValue) else { return }
      select(controllers[newValue])
    }
  }

  open var selectedViewController: UIViewController? {
    get {
      // The selected tab behind More may have been popped since.
      guard let more = moreIfLoaded, isOnMore(selected) else { return selected }
      return more.childStorage.contains { $0 === selected } ? selected : more
    }
    set {
      guard let newValue else { return }
      guard newValue === moreIfLoaded || controllers.contains(where: { $0 === newValue }) else {
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

  /// Calls the `will` callbacks immediately and the `did` callbacks in the layout pass, or when the
  /// app's animator completes.
  private func select(_ tab: UIViewController?, animated: Bool = false) {
    selected = tab
    if let tab, isOnMore(tab) { more.show(tab, animated: animated) }
    guard isOnScreen, !isDying else { return }
    if let transition {
      // A tab selected during an animation or a callback is shown afterward.
      guard !transition.isAnimated, transition.hasBegun, !transition.isEnding else { return }
      transition.fire()
    }
    startSwitch()
  }

  private func startSwitch() {
    let from = displayed
    let to = shownChild
    guard from !== to, transition == nil else { return }
    let animator = animator(from: from, to: to)
    let started = TabTransition(in: self, from: from, to: to, isAnimated: animator != nil)
    displayed = to
    transition = started
    started.begin()
    guard let animator else { return HeadlessDevice.current.setNeedsLayout(self) }
    let interaction = storedDelegate?.tabBarController(self, interactionControllerFor: animator)
    started.run(animator, in: loadedView, interaction: interaction)
  }

  private func animator(
    from: UIViewController?, to: UIViewController?
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard appearance == .appeared, let from, let to else { return nil }
    return storedDelegate?.tabBarController(
      self, animationControllerForTransitionFrom: from, to: to)
  }

  func transitionDidEnd(_ ended: TabTransition) {
    transition = nil
    ended.runCompletions()
    ended.leaveGroups()
    if isOnScreen { startSwitch() }
  }

  /// Selects the old tab again after the animator cancelled.
  func takeBack(_ tab: UIViewController) {
    displayed = tab
    if controllers.contains(where: { $0 === tab }) || tab === moreIfLoaded { selected = tab }
  }

  func forget(_ abandoned: TabTransition) {
    if transition === abandoned { transition = nil }
  }

  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let transition { return transition.isAnimated ? transition : nil }
    return super.transitionCoordinator
  }

  // MARK: More

  /// Whether the bar shows four tabs and More.
  ///
  /// - Note: Not in UIKit.
  public final var hasMore: Bool { controllers.count > Self.places }

  /// The tabs that don't fit in the bar.
  var tabsBehindMore: ArraySlice<UIViewController> {
    hasMore ? controllers.dropFirst(Self.places - 1) : []
  }

  /// The navigation controller with the list of tabs that don't fit in the bar.
  ///
  /// Choosing a tab in the list pushes it; a navigation controller is shown in place of the list.
  open var moreNavigationController: UINavigationController { more }

  private var more: MoreNavigationController {
    if let moreIfLoaded { return moreIfLoaded }
    let made = MoreNavigationController(rootViewController: MoreListController(of: self))
    made.tabBarItem = UITabBarItem(title: "More", image: nil, tag: 0)
    made.parent = self
    moreIfLoaded = made
    return made
  }

  /// General knowledge: a navigation controller behind More keeps its stack and replaces the More
  /// list on screen.
  private func isOnMore(_ tab: UIViewController?) -> Bool {
    hasMore && !(tab is UINavigationController) && tabsBehindMore.contains { $0 === tab }
  }

  /// Selects the tab for a row of the More list.
  func selectFromList(_ tab: UIViewController) {
    select(tab, animated: true)
  }

  func stackOfMoreChanged() {
    HeadlessDevice.current.setNeedsLayout(self)
  }

  /// Makes a tab that has left the stack of the More list a child again.
  private func takeBackTabs() {
    for tab in controllers where tab.parent == nil {
      tab.willMove(toParent: self)
      tab.parent = self
      collectChildren()
      tab.tellMoved(to: self)
    }
  }

  private func collectChildren() {
    childStorage = hasMore ? controllers.filter { $0.isChild(of: self) } + [more] : controllers
  }

  // MARK: Taps

  /// Taps a tab: asks the delegate, selects the tab, and notifies the delegate; a second tap pops
  /// to the root.
  ///
  /// A tab behind More takes two taps: on More and in its list.
  func tapTab(at index: Int) {
    let tab = controllers[index]
    guard hasMore, index >= Self.places - 1 else { return tap(tab) }
    if tapMore() { select(tab) }
  }

  /// Shows the More list or the tab still on its stack; a second tap pops to the list.
  ///
  /// Returns false if the delegate refuses.
  @discardableResult
  func tapMore() -> Bool {
    guard storedDelegate?.tabBarController(self, shouldSelect: more) ?? true else { return false }
    if shownChild === more {
      more.popToRootViewController(animated: true)
      selected = more
    } else {
      select(tabsBehindMore.first { $0.isChild(of: more) } ?? more)
    }
    storedDelegate?.tabBarController(self, didSelect: selected ?? more)
    return true
  }

  /// Called when the user taps a tab, before the delegate is notified; subclasses animate the tab's icon here.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  private func tap(_ tab: UIViewController) {
    let element = element(of: tab)
    if let element {
      guard element.isEnabled else { return }
      guard storedDelegate?.tabBarController(self, shouldSelectTab: element) ?? true else { return }
    }
    let previous = selectedTab
    guard storedDelegate?.tabBarController(self, shouldSelect: tab) ?? true else { return }
    if tab === selected {
      (tab as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(tab)
    }
    tabBar(tabBar, didSelect: tab.tabBarItem)
    storedDelegate?.tabBarController(self, didSelect: tab)
    if let element {
      storedDelegate?.tabBarController(self, didSelectTab: element, previousTab: previous)
    }
  }

  // MARK: Appearance

  override var childrenFollowTheirViews: Bool { false }

  override func attachBar(to view: UIView) { attachLoadedBar(to: view) }

  override func forEachAppearingChild(_ visit: (UIViewController) -> Void) {
    if let displayed { visit(displayed) }
  }

  override func appearanceWillForward(_ isAppearing: Bool) {
    let next = shownChild
    guard isAppearing, displayed !== next, transition == nil else { return }
    if let displayed { disembed(displayed) }
    displayed = next
    if let displayed { embed(displayed) }
  }

  override func childWasTaken(_ child: UIViewController) {
    // A tab on the stack of the More list remains a tab.
    guard !isOnMore(child) else { return }
    controllers.removeAll { $0 === child }
    if child === displayed {
      displayed = nil
      giveUp(child)
    }
    if child === selected { select(controllers.first) }
  }

  package override var shownChild: UIViewController? {
    isOnMore(selected) ? moreIfLoaded : selected
  }
  package override var containerRole: ContainerRole? { .tabs }
  package override var selectedPlace: Int? { children.count > 1 ? selectedIndex : nil }
}

extension UITabBarController: LayoutParticipant {
  func layOut() {
    if let transition, !transition.isAnimated { transition.fire() }
    if hasMore { takeBackTabs() }
  }
}

extension UITabBarController: UITabBarDelegate {}
