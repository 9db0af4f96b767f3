/// A container that manages a stack of view controllers and shows the top one.
///
/// The stack changes immediately; views load and callbacks run in the next layout pass. During an
/// animated transition, further requests wait in a queue, and the stack changes when the transition
/// ends. While the controller is covered or in an unselected tab, the stack changes without a
/// transition.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The stored delegate, which UIKit calls even if a subclass overrides `delegate`.
  final weak var storedDelegate: (any UINavigationControllerDelegate)?

  open weak var delegate: (any UINavigationControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  open var isNavigationBarHidden = false {
    didSet { barIfLoaded?.isHidden = isNavigationBarHidden }
  }
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var hidesBarsWhenVerticallyCompact = false
  open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
  open var hidesBarsWhenKeyboardAppears = false
  open var navigationBar: UINavigationBar { bar }
  final var barIfLoaded: UINavigationBar?

  override func attachBar(to view: UIView) { attachLoadedBar(to: view) }
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIGestureRecognizer()
  open private(set) lazy var interactiveContentPopGestureRecognizer: UIGestureRecognizer? =
    UIGestureRecognizer()

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  /// The view controller that is shown or being shown; differs from the top until the layout pass.
  final var displayed: UIViewController?
  final var phase = NavigationPhase.resting
  /// Whether a finger begins a pop, and UIKit's `popViewController(animated:)` hasn't been called yet.
  final var isSwipedBack = false
  /// The requests that arrived during a transition.
  final var requests = TransitionQueue<WaitingStackRequest>()
  /// The transactions that wait for the next transition.
  final var waitingGroups: [AnimationGroup] = []
  /// The number of view controllers added since `didMove(toParent:)` was last called.
  final var joiningCount = 0
  /// The stack of a collapsed split view controller that has taken this stack's screens.
  final weak var successor: UINavigationController?

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    pushViewController(rootViewController, animated: false)
  }

  /// The bars have UIKit's own classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
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

  /// The view controllers on the stack, root first; the stack may be empty.
  open var viewControllers: [UIViewController] {
    get { childStorage }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { childStorage.last }

  /// The root's tab bar item, unless one was set.
  ///
  /// General knowledge: a stack without a tab bar item of its own has its root's.
  open override var tabBarItem: UITabBarItem! {
    get { tabBarItemIfLoaded ?? childStorage.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// The view controller that the stack presents, or its top.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Pushes the child, as the children of a navigation controller are its stack.
  open override func addChild(_ child: UIViewController) {
    guard !child.isChild(of: self) else { return }
    pushViewController(child, animated: false)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if childStorage.isEmpty, let successor {
      return successor.pushViewController(viewController, animated: animated)
    }
    guard MainThread.isCurrent else {
      return callOnMainThread("pushViewController(_:animated:)") {
        self.pushViewController(viewController, animated: animated)
      }
    }
    guard mayPush(viewController) else { return }
    guard !isBusy else { return wait(for: .push(viewController), animated: animated) }
    push(viewController, animated: animated)
  }

  /// Pops the top view controller and returns it; returns nil if only the root is left.
  ///
  /// During a transition, the pop waits until the transition ends; the result is the view
  /// controller that it will pop.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    if childStorage.isEmpty, let successor {
      return successor.popViewController(animated: animated)
    }
    if isSwipedBack { return popUnderFinger() }
    guard !popMustWait else { return wait(forPop: .pop, animated: animated)?.last }
    guard childStorage.count > 1 else { return nil }
    let popped = childStorage.removeLast()
    setNeedsTransition(isPop: true, animated: animated)
    return release(popped)
  }

  /// Pops everything above `viewController`; returns the popped view controllers, bottom first.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard expectedStack.contains(where: { $0 === viewController }) else {
      HeadlessDevice.current.report(
        .inconsistency(
          "Tried to pop to a view controller that doesn't exist.", on: self,
          "popToViewController(_:animated:)"))
      return nil
    }
    return cut(.popTo(viewController), animated: animated) ?? []
  }

  /// Pops everything but the root; returns the popped view controllers, bottom first, or nil if
  /// there are none.
  ///
  /// General knowledge: popping to the root returns what was popped, from the bottom up; nil at the
  /// root.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    cut(.popToRoot, animated: animated)
  }

  /// General knowledge: a set that keeps the top never waits, unless a gesture is deciding.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard MainThread.isCurrent else {
      return callOnMainThread("setViewControllers(_:animated:)") {
        self.setViewControllers(viewControllers, animated: animated)
      }
    }
    guard viewControllers.areDistinct else {
      HeadlessDevice.current.report(
        .inconsistency(
          "All view controllers in a navigation controller must be distinct "
            + "(\(viewControllers.map(\.description).joined(separator: ", ")))",
          on: self, "setViewControllers(_:animated:)"))
      return
    }
    // If the top stays the same, there is no transition, so only a gesture makes the change wait.
    let keepsTop =
      requests.isEmpty && viewControllers.last === childStorage.last && !isUnderFinger
    guard keepsTop || !isBusy else {
      return wait(for: .set(viewControllers), animated: animated)
    }
    replaceStack(with: viewControllers, animated: animated)
  }

  private func cut(_ request: StackRequest, animated: Bool) -> [UIViewController]? {
    guard !popMustWait else { return wait(forPop: request, animated: animated) }
    guard let remaining = request.result(on: childStorage) else { return nil }
    let popped = Array(childStorage[remaining.count...])
    childStorage = remaining
    setNeedsTransition(isPop: true, animated: animated)
    for viewController in popped { release(viewController) }
    return popped
  }

  final func push(_ viewController: UIViewController, animated: Bool) {
    adopt(viewController)
    childStorage.append(viewController)
    setNeedsTransition(isPop: false, animated: animated)
  }

  final func replaceStack(with viewControllers: [UIViewController], animated: Bool) {
    let old = childStorage
    let top = viewControllers.last
    let isPop = top.map { top in old.contains { $0 === top } } ?? true
    for viewController in viewControllers where !viewController.isChild(of: self) {
      adopt(viewController)
    }
    childStorage = viewControllers
    if top !== old.last {
      setNeedsTransition(isPop: isPop, animated: animated)
    } else if top !== displayed, transition == nil, !isDue {
      // The stack is hidden and shows a view controller other than its top.
      setNeedsTransition(isPop: true, animated: false)
    }
    for viewController in old where !viewControllers.contains(where: { $0 === viewController }) {
      release(viewController)
    }
    if appearance == .appeared, case .resting = phase { welcome() }
  }

  private func mayPush(_ viewController: UIViewController) -> Bool {
    let call = "pushViewController(_:animated:)"
    guard !(viewController is UINavigationController) else {
      HeadlessDevice.current.report(
        .invalidArgument("Pushing a navigation controller is not supported", on: self, call))
      return false
    }
    guard !isExpected(viewController) else {
      HeadlessDevice.current.report(
        .invalidArgument(
          "\(description) is pushing the same view controller instance "
            + "(\(viewController.description)) more than once which is not supported and is most "
            + "likely an error in the application : \(Bundle.main.bundleIdentifier ?? "camsh")",
          on: self, call))
      return false
    }
    guard !stands(in: viewController) else {
      HeadlessDevice.current.report(.circle(viewController, on: self, call))
      return false
    }
    return true
  }

  // MARK: Transitions

  /// General knowledge: a transition coordinator exists only for animated changes, and still exists
  /// in an animated `didShow`.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if case .due(let change) = phase { startTransition(change) }
    switch phase {
    case .moving(let transition), .ending(let transition, _):
      return transition.isAnimated ? transition : nil
    case .resting, .arriving, .due:
      return super.transitionCoordinator
    }
  }

  final func tellWillShow(_ viewController: UIViewController, animated: Bool) {
    HeadlessDevice.current.lifecycle.record(.willShow, of: viewController)
    storedDelegate?.navigationController(self, willShow: viewController, animated: animated)
  }

  final func tellDidShow(_ viewController: UIViewController, animated: Bool) {
    HeadlessDevice.current.lifecycle.record(.didShow, of: viewController)
    storedDelegate?.navigationController(self, didShow: viewController, animated: animated)
  }

  // MARK: Appearance

  override var childrenFollowTheirViews: Bool { false }

  override func forEachAppearingChild(_ visit: (UIViewController) -> Void) {
    if let displayed { visit(displayed) }
  }

  override func appearanceWillForward(_ isAppearing: Bool) {
    if isAppearing { arrive() }
  }

  override func appearanceDidForward(_ isAppearing: Bool, animated: Bool) {
    if isAppearing, let arriving { tellWillShow(arriving, animated: animated) }
  }

  override func appearanceDidEnd() {
    if appearance == .appeared { endArrival() }
  }

  override func childWasTaken(_ child: UIViewController) {
    forgetTaken(child)
  }

  package override var shownChild: UIViewController? { childStorage.last }
  package override var containerRole: ContainerRole? { .stack }
}

extension [UIViewController] {
  /// Whether the list contains no view controller twice.
  fileprivate var areDistinct: Bool {
    guard count > 8 else {
      return indices.allSatisfy { index in
        !self[..<index].contains { $0 === self[index] }
      }
    }
    return Set(map(ObjectIdentifier.init)).count == count
  }
}
