/// A stack of screens, the last of which is shown.
///
/// The stack changes at once; views load and callbacks come in the next layout pass. While the
/// controller is covered or in a hidden tab, the stack changes silently.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  open var hidesBarsWhenKeyboardAppears = false
  open private(set) lazy var navigationBar = UINavigationBar()
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  /// The screen that the stack shows or is moving to; the stack's top unless a layout pass is due.
  private var displayed: UIViewController?
  private var transition: NavigationTransition?
  private var isWaitingForLayout = false
  private var animatesNextTransition = false
  private var nextTransitionIsPop = false
  private var announcesDisplayed = false
  /// The transactions that wait for the next transition.
  private var waitingGroups: [AnimationGroup] = []

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    pushViewController(rootViewController, animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    definesPresentationContext = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    definesPresentationContext = true
  }

  // MARK: The stack

  /// Root first; empty is legal.
  open var viewControllers: [UIViewController] {
    get { childStorage }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { childStorage.last }

  /// Its root's, unless it has one of its own.
  open override var tabBarItem: UITabBarItem! {
    get { tabBarItemIfLoaded ?? childStorage.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// What is in front: what the stack presents, else its top.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    let call = "pushViewController(_:animated:)"
    guard !(viewController is UINavigationController) else {
      HeadlessDevice.current.report(
        .invalidArgument("Pushing a navigation controller is not supported", on: self, call))
      return
    }
    guard !viewController.isChild(of: self) || !holds(viewController) else {
      HeadlessDevice.current.report(
        .invalidArgument(
          "\(description) is pushing the same view controller instance "
            + "(\(viewController.description)) more than once which is not supported and is most "
            + "likely an error in the application : \(Bundle.main.bundleIdentifier ?? "camsh")",
          on: self, call))
      return
    }
    guard !stands(in: viewController) else {
      return HeadlessDevice.current.report(.circle(viewController, on: self, call))
    }
    adopt(viewController)
    childStorage.append(viewController)
    nextTransitionIsPop = false
    setNeedsTransition(animated: animated)
  }

  private func holds(_ viewController: UIViewController) -> Bool {
    childStorage.contains { $0 === viewController }
  }

  /// A pop comes too early while another transition moves.
  private var isMoving: Bool { transition.map { !$0.isEnding } ?? false }

  /// Takes the top off and returns it; nil, and nothing happens, at the root or during a transition.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard childStorage.count > 1, !isMoving else { return nil }
    let popped = childStorage.removeLast()
    nextTransitionIsPop = true
    setNeedsTransition(animated: animated)
    return release(popped)
  }

  /// Takes off what is above `viewController`, bottom first in the result.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = childStorage.firstIndex(where: { $0 === viewController }) else {
      HeadlessDevice.current.report(
        .inconsistency(
          "Tried to pop to a view controller that doesn't exist.", on: self,
          "popToViewController(_:animated:)"))
      return nil
    }
    return cut(after: index, animated: animated)
  }

  /// Takes off everything but the root, bottom first in the result; nil at the root.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    childStorage.count > 1 ? cut(after: 0, animated: animated) : nil
  }

  private func cut(after index: Int, animated: Bool) -> [UIViewController]? {
    guard index + 1 < childStorage.count else { return [] }
    guard !isMoving else { return nil }
    let popped = Array(childStorage[(index + 1)...])
    childStorage.removeSubrange((index + 1)...)
    nextTransitionIsPop = true
    setNeedsTransition(animated: animated)
    for viewController in popped { release(viewController) }
    return popped
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard viewControllers.areDistinct else {
      HeadlessDevice.current.report(
        .inconsistency(
          "All view controllers in a navigation controller must be distinct "
            + "(\(viewControllers.map(\.description).joined(separator: ", ")))",
          on: self, "setViewControllers(_:animated:)"))
      return
    }
    let old = childStorage
    if let top = viewControllers.last, top !== old.last {
      nextTransitionIsPop = holds(top)
    }
    for viewController in viewControllers where !viewController.isChild(of: self) {
      adopt(viewController)
    }
    childStorage = viewControllers
    setNeedsTransition(animated: animated)
    for viewController in old where !viewControllers.contains(where: { $0 === viewController }) {
      release(viewController)
    }
  }

  private func adopt(_ viewController: UIViewController) {
    viewController.removeFromParent()
    viewController.willMove(toParent: self)
    viewController.parent = self
  }

  /// One that is on screen leaves with its transition, any other now.
  @discardableResult
  private func release(_ viewController: UIViewController) -> UIViewController {
    if viewController !== displayed {
      viewController.willMove(toParent: nil)
      viewController.leave(self)
    }
    return viewController
  }

  /// A screen that was being pulled aside returns to its place.
  func takeBack(_ viewController: UIViewController) {
    let index = displayed.flatMap { below in childStorage.firstIndex { $0 === below } }
    childStorage.insert(viewController, at: index.map { $0 + 1 } ?? childStorage.count)
    displayed = viewController
  }

  // MARK: Transitions

  private func setNeedsTransition(animated: Bool) {
    guard !isDying else { return }
    animatesNextTransition = animated
    if let group = HeadlessDevice.current.openTransaction {
      group.enter()
      waitingGroups.append(group)
    }
    guard !isWaitingForLayout else { return }
    isWaitingForLayout = true
    HeadlessDevice.current.setNeedsLayout(self)
  }

  private func startTransition() {
    let top = childStorage.last
    guard transition == nil else { return }
    guard top !== displayed else { return leaveWaitingGroups() }
    switch appearance {
    case .disappeared, .disappearing:
      dropHidden()
      leaveWaitingGroups()
    case .appearing, .appeared:
      let from = displayed
      let started = NavigationTransition(
        in: self, from: from, to: top, isPop: nextTransitionIsPop,
        fromLeaves: from.map { !holds($0) } ?? false,
        isAnimated: animatesNextTransition && appearance == .appeared && from != nil)
      displayed = top
      transition = started
      swap(&started.groups, &waitingGroups)
      started.start()
    }
  }

  private func leaveWaitingGroups() {
    guard !waitingGroups.isEmpty else { return }
    let left = waitingGroups
    waitingGroups = []
    for group in left { group.leave() }
  }

  /// Lets go of a screen that was popped while nobody could see it.
  private func dropHidden() {
    guard let hidden = displayed, !holds(hidden) else { return }
    displayed = nil
    hidden.loadedView?.detach()
    hidden.willMove(toParent: nil)
    hidden.leave(self)
  }

  func transitionDidEnd(_ ended: NavigationTransition) {
    transition = nil
    ended.runCompletions()
    ended.leaveGroups()
    if childStorage.last !== displayed { setNeedsTransition(animated: animatesNextTransition) }
  }

  func forget(_ abandoned: NavigationTransition) {
    if transition === abandoned { transition = nil }
  }

  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if isWaitingForLayout { startTransition() }
    if let transition { return transition.isAnimated ? transition : nil }
    return super.transitionCoordinator
  }

  func tellWillShow(_ viewController: UIViewController, animated: Bool) {
    HeadlessDevice.current.lifecycle.record(.willShow, of: viewController)
    delegate?.navigationController(self, willShow: viewController, animated: animated)
  }

  func tellDidShow(_ viewController: UIViewController, animated: Bool) {
    HeadlessDevice.current.lifecycle.record(.didShow, of: viewController)
    delegate?.navigationController(self, didShow: viewController, animated: animated)
  }

  // MARK: The back swipe

  /// Whether a finger can go back from here.
  var canGoBack: Bool {
    childStorage.count > 1 && transition == nil && appearance == .appeared
  }

  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIGestureRecognizer()

  var interactivePopIsEnabled: Bool { interactivePopGestureRecognizer?.isEnabled ?? false }

  /// The finger pulls the top aside; the stack lacks it from here on.
  func beginInteractivePop() -> NavigationTransition? {
    guard canGoBack else { return nil }
    let popped = childStorage.removeLast()
    let started = NavigationTransition(
      in: self, from: popped, to: childStorage.last, isPop: true, fromLeaves: true,
      isAnimated: true, isInteractive: true)
    displayed = childStorage.last
    transition = started
    started.begin()
    return started
  }

  // MARK: Appearance

  override var childrenFollowTheirViews: Bool { false }

  override func forEachAppearingChild(_ visit: (UIViewController) -> Void) {
    if let displayed { visit(displayed) }
  }

  override func appearanceWillForward(_ isAppearing: Bool) {
    guard isAppearing, displayed !== childStorage.last, transition == nil else { return }
    dropHidden()
    displayed = childStorage.last
    if let displayed {
      displayed.moves.insert(.toParent)
      embed(displayed)
    }
    announcesDisplayed = true
  }

  override func appearanceDidForward(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing, announcesDisplayed, let displayed else { return }
    tellWillShow(displayed, animated: animated)
  }

  override func appearanceDidEnd() {
    guard announcesDisplayed, appearance == .appeared, let displayed else { return }
    announcesDisplayed = false
    displayed.didMove(toParent: self)
    tellDidShow(displayed, animated: false)
  }

  override var shownChild: UIViewController? { childStorage.last }
}

extension [UIViewController] {
  /// Whether no view controller is in the list twice.
  fileprivate var areDistinct: Bool {
    guard count > 8 else {
      return indices.allSatisfy { index in
        !self[..<index].contains { $0 === self[index] }
      }
    }
    return Set(map(ObjectIdentifier.init)).count == count
  }
}

extension UINavigationController: LayoutParticipant {
  func layOut() {
    isWaitingForLayout = false
    startTransition()
  }
}
