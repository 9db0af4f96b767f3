/// A stack of screens, the last of which is shown.
///
/// The stack changes at once; views load and callbacks come in the next layout pass. While an
/// animated transition moves or is about to, further requests wait in a queue, and the stack changes
/// when the transition has ended. While the controller is covered or in a hidden tab, the stack
/// changes silently.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// UIKit calls the delegate that it stores, whatever an override of `delegate` says.
  final weak var storedDelegate: (any UINavigationControllerDelegate)?

  open weak var delegate: (any UINavigationControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  open var isNavigationBarHidden = false
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  open var hidesBarsWhenKeyboardAppears = false
  open private(set) lazy var navigationBar = UINavigationBar()
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIGestureRecognizer()

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  /// The screen that the stack shows or is moving to; the stack's top unless a layout pass is due.
  final var displayed: UIViewController?
  final var phase = NavigationPhase.resting
  /// What came while something moved.
  final var requests = TransitionQueue<WaitingStackRequest>()
  /// The transactions that wait for the next transition.
  final var waitingGroups: [AnimationGroup] = []
  /// How many have been taken in since `didMove(toParent:)` was called last.
  final var joiningCount = 0

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
    guard mayPush(viewController) else { return }
    guard !isBusy else { return wait(for: .push(viewController), animated: animated) }
    push(viewController, animated: animated)
  }

  /// Takes the top off and returns it; nil, and nothing happens, at the root.
  ///
  /// During a transition the pop waits for its end; the result is what will be popped then.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard !popMustWait else { return wait(forPop: .pop, animated: animated)?.last }
    guard childStorage.count > 1 else { return nil }
    let popped = childStorage.removeLast()
    setNeedsTransition(isPop: true, animated: animated)
    return release(popped)
  }

  /// Takes off what is above `viewController`, bottom first in the result.
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

  /// Takes off everything but the root, bottom first in the result; nil at the root.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    cut(.popToRoot, animated: animated)
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
    // With the same top nothing moves, and so nothing has to wait but for a finger.
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
      // Hidden, with another screen in place than the top.
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
