/// An object that manages a view, or a container of other view controllers.
///
/// As in UIKit, appearance callbacks don't run inside the call that causes them but in the next
/// layout pass, which `HeadlessDevice.settle()` runs.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// The instance's number in its class on the current device, from 1: the `n` of `Type#n`.
  ///
  /// - Note: Not in UIKit.
  public nonisolated let instanceNumber: Int
  /// The place in the order in which the device's view controllers were created, from 1.
  package final private(set) var creationNumber = 0

  open var title: String? {
    didSet {
      navigationItemIfLoaded?.title = title
      tabBarItemIfLoaded?.title = title
    }
  }

  open var hidesBottomBarWhenPushed = false

  /// Whether this screen, or one below it in the stack, has hidden the tab bar when it was pushed.
  ///
  /// - Note: Not in UIKit.
  public final var hidesBottomBar: Bool {
    guard let stack = navigationController else { return false }
    return stack.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }
  open var definesPresentationContext = false
  open var isModalInPresentation = false
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  // Containment
  final var childStorage: [UIViewController] = [] {
    didSet { HeadlessDevice.hierarchyDidChange() }
  }
  private var parentLink: ControllerLink?
  private var formerParentLink: ControllerLink?

  // Appearance
  final var appearance = AppearanceState.disappeared
  final var moves: AppearanceMoves = []
  final var callbackObservers: CallbackObservers?

  // Presentation
  final var presented: UIViewController? {
    didSet { HeadlessDevice.hierarchyDidChange() }
  }
  private var presenterLink: ControllerLink?
  final var presentation: UIPresentationController?

  /// The link for objects that must refer to this view controller without retaining it.
  final private(set) var link: ControllerLink!

  final private(set) var loadedView: UIView?
  /// The storyboard scene that this view controller was created from.
  final var nibSource: NibSource?
  /// The xib file that the initializer requested.
  private let nibRequest: NibRequest?
  /// The navigation item; nil until it is first used.
  ///
  /// - Note: Not in UIKit.
  public final private(set) var navigationItemIfLoaded: UINavigationItem?
  final private(set) var tabBarItemIfLoaded: UITabBarItem?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    instanceNumber = HeadlessDevice.current.instances.nextNumber(for: Self.self)
    nibRequest = NibRequest(nibNameOrNil, nibBundleOrNil)
    super.init()
    register()
  }

  public required init?(coder: NSCoder) {
    instanceNumber = HeadlessDevice.current.instances.nextNumber(for: Self.self)
    nibRequest = nil
    super.init()
    register()
    if let coder = coder as? NibCoder { coder.instantiation.decode(self, coder.node) }
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  private func register() {
    let link = ControllerLink(to: self)
    self.link = link
    creationNumber = HeadlessDevice.current.instances.register(link)
  }

  /// `<Type#n>`, which unlike an address is the same in every run.
  public nonisolated override var description: String {
    "<\(type(of: self))#\(instanceNumber)>"
  }

  // MARK: View

  /// The view, which is loaded on first access.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controllerLink = nil
      loadedView = newValue
      newValue?.controllerLink = link
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open var nibName: String? { nibRequest?.name }
  open var nibBundle: Bundle? { nibRequest?.bundle }
  open var restorationIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityIdentifier: String?

  /// Creates the view or loads it from its storyboard or xib.
  ///
  /// An override that creates the view doesn't call `super`.
  open func loadView() {
    if loadViewFromInterface() { return }
    view = UIView(frame: UIScreen.main.bounds)
  }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    HeadlessDevice.current.lifecycle.record(.viewDidLoad, of: self)
    viewDidLoad()
    callbackObservers?.notify("viewDidLoad", [])
  }

  open func viewDidLoad() {}

  // Called once per appearance and when what they read changes, although nothing is laid out.
  open func updateProperties() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  open func viewSafeAreaInsetsDidChange() {}
  open func updateViewConstraints() {}
  open func didReceiveMemoryWarning() {}
  // Called when the device rotates; see `HeadlessDevice`.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open var traitCollection: UITraitCollection { inheritedTraits() }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  final var needsUpdateProperties = false
  final private(set) var traitStateIfSet: TraitState?

  final var traitState: TraitState {
    if let traitStateIfSet { return traitStateIfSet }
    let made = TraitState()
    traitStateIfSet = made
    return made
  }

  /// The traits that this container overrides for a child.
  final var childTraits: [ObjectIdentifier: UITraitCollection] = [:]

  open var isEditing = false

  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    editButton?.title = editing ? "Done" : "Edit"
  }
  private weak var editButton: UIBarButtonItem?

  // MARK: Appearance callbacks

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Appearance properties, which are only stored

  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var shouldAutorotate: Bool { true }
  open var preferredContentSize = CGSize.zero
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      guard overrideUserInterfaceStyle != oldValue else { return }
      let previous = traitCollection.modifyingTraits { $0.userInterfaceStyle = oldValue }
      traitsDidChange(from: previous)
    }
  }
  open var toolbarItems: [UIBarButtonItem]?

  // MARK: Containment

  /// The container that this view controller is a child of.
  open internal(set) var parent: UIViewController? {
    get { parentLink?.target }
    set { parentLink = newValue?.link }
  }

  /// The page view controller or custom container that last removed this view controller and may
  /// add it again.
  ///
  /// - Note: Not in UIKit.
  public final var formerContainer: UIViewController? { formerParentLink?.target }

  final func leaveParent() {
    formerParentLink = parentLink
    parentLink = nil
  }

  final func isChild(of container: UIViewController) -> Bool {
    parentLink === container.link
  }

  /// Adds a child and calls its `willMove(toParent:)`, but not its `didMove(toParent:)`.
  open func addChild(_ child: UIViewController) { takeIn(child) }

  /// Leaves the parent and calls `didMove(toParent: nil)`, but not `willMove(toParent:)`.
  open func removeFromParent() { leaveContainer() }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Overridden by containers

  /// Visits the children that appear with this container: those whose views are in place, or the
  /// shown child if the container shows only one.
  func forEachAppearingChild(_ visit: (UIViewController) -> Void) {
    guard !childStorage.isEmpty, shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childStorage where child.loadedView?.superview != nil { visit(child) }
  }

  /// Whether appearance is forwarded to children; false in a container that calls their appearance
  /// transitions itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Whether children appear when the app adds their views, rather than when the container decides.
  var childrenFollowTheirViews: Bool { shouldAutomaticallyForwardAppearanceMethods }

  /// Adds the bar of one of UIKit's containers to its view, if the app has asked for the bar.
  func attachBar(to view: UIView) {}

  /// The child in front, in a container that has one.
  package var shownChild: UIViewController? { childStorage.isEmpty ? nil : childOnTop }

  /// How a container of UIKit arranges its children; nil for other view controllers.
  package var containerRole: ContainerRole? { nil }

  /// The index of the child in front among the children that stay beside it; nil in a stack, whose
  /// last child is in front.
  package var selectedPlace: Int? { placeOfChildOnTop }

  /// The objects that may keep its children while it doesn't show them.
  package var keepersOfChildren: [AnyObject] { [self] }

  func appearanceWillForward(_ isAppearing: Bool) {}
  func appearanceDidForward(_ isAppearing: Bool, animated: Bool) {}
  func appearanceDidEnd() {}

  /// Called when a child has left by `removeFromParent()` rather than through this container.
  func childWasTaken(_ child: UIViewController) {}

  // MARK: Bars

  /// The results that cover this screen while a search is active in it.
  final weak var shownSearchResults: UIViewController?

  /// The navigation item, created on first use.
  open var navigationItem: UINavigationItem {
    if let item = navigationItemIfLoaded { return item }
    let item = UINavigationItem()
    item.title = title
    item.ownerLink = link
    navigationItemIfLoaded = item
    return item
  }

  /// The tab bar item, created with the title on first use.
  open var tabBarItem: UITabBarItem! {
    get {
      if let item = tabBarItemIfLoaded { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      tabBarItemIfLoaded = item
      return item
    }
    set { tabBarItemIfLoaded = newValue }
  }

  // MARK: Presenting

  /// Presents a view controller over this one or over its container.
  ///
  /// When the call returns, the links are set and the presented view is loaded; callbacks follow in
  /// the layout pass. A call that UIKit refuses is recorded as misuse, and `completion` is never
  /// called.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard MainThread.isCurrent else {
      return callOnMainThread("present(_:animated:completion:)") {
        self.present(viewControllerToPresent, animated: flag, completion: completion)
      }
    }
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this view controller presented, including everything above it, or else this
  /// view controller itself.
  ///
  /// During another presentation or dismissal, the call waits until it ends. If there is nothing to
  /// dismiss, nothing changes. `completion` is always called.
  ///
  /// General knowledge: a dismiss with nothing to dismiss does nothing, and its completion runs.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard MainThread.isCurrent else {
      return callOnMainThread("dismiss(animated:completion:)") {
        self.dismiss(animated: flag, completion: completion)
      }
    }
    beginDismissing(animated: flag, completion: completion)
  }

  /// Pushes in the nearest navigation controller, or presents if there is none.
  ///
  /// General knowledge: a navigation controller, which can't be pushed, is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigation = (self as? UINavigationController) ?? navigationController,
      !(vc is UINavigationController)
    {
      navigation.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a detail in the nearest split view controller, or presents it if there is none.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let split = splitViewController {
      split.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: Segues

  /// Performs a segue of the storyboard, without calling `shouldPerformSegue`.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performDrawnSegue(identifier, sender: sender)
  }

  /// Whether to perform a segue that the user triggered.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed, when the destination's view isn't loaded yet.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Creates a segue's destination with the `@IBSegueAction` method `name`.
  ///
  /// Adopting an app adds an override to each class that has such methods, as for outlets.
  open func makeSegueDestination(
    _ name: String, coder: NSCoder, sender: Any?, segueIdentifier: String?
  ) -> UIViewController? { nil }

  /// Whether an unwind segue ends here; by default, whether the class has the action.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    responds(to: action)
  }

  /// The children to search for the end of an unwind segue, nearest first, excluding the one it
  /// comes from.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let origin = childContaining(source)
    return childStorage.reversed().filter { $0 !== origin }
  }

  /// The child that contains the source of an unwind segue.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var candidate: UIViewController? = source.source
    while let current = candidate, current.parent !== self { candidate = current.parent }
    return candidate
  }

  /// The view controller that presented this one directly.
  final var presenter: UIViewController? {
    get { presenterLink?.target }
    set { presenterLink = newValue?.link }
  }

  /// Whether this view controller has no parent and wasn't presented, as is right only for a root.
  final var isOutsideEveryContainer: Bool { parentLink == nil && presenterLink == nil }

  open override var next: UIResponder? { loadedView?.superview ?? parent ?? presenter }

  // MARK: Ancestors

  /// The nearest navigation controller that contains this one.
  open var navigationController: UINavigationController? { nearestAncestor() }

  /// The nearest tab bar controller that contains this one.
  open var tabBarController: UITabBarController? { nearestAncestor() }

  private func nearestAncestor<Container: UIViewController>() -> Container? {
    var ancestor = parent
    while let candidate = ancestor {
      if let container = candidate as? Container { return container }
      ancestor = candidate.parent
    }
    return nil
  }

  /// The transition in progress for this view controller or one of its containers; nil if there is
  /// none.
  ///
  /// As in UIKit, it is available right after an animated push or pop: reading it starts a
  /// transition that was waiting for the layout pass.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    let transition = presentation?.transition ?? presented?.presentation?.transition
    guard let transition else { return parent?.transitionCoordinator }
    return transition.isAnimated ? transition : nil
  }

  // MARK: Stored properties without behavior

  open var restorationClass: AnyClass?
  open var providesPresentationContextTransitionStyle = false
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  open var automaticallyAdjustsScrollViewInsets = true
  open var modalPresentationCapturesStatusBarAppearance = false
  open var focusGroupIdentifier: String?
  open var viewRespectsSystemMinimumLayoutMargins = true
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Not in UIKit.
  open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }
  open var interfaceOrientation: UIInterfaceOrientation { HeadlessDevice.current.orientation }
  open var isModalInPopover = false
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { showContentUnavailable() }
  }
  /// The view that `contentUnavailableConfiguration` creates.
  final var contentUnavailableView: UIView?
  open var preferredTransition: Transition?
  open var performsActionsWhilePresentingModally: Bool { true }
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  open func setNeedsUpdateContentUnavailableConfiguration() { updateContentUnavailable() }
  open var restoresFocusAfterTransition: Bool {
    get { true }
    set {}
  }
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childTraits[ObjectIdentifier(childViewController)] }
  open func viewLayoutMarginsDidChange() {}
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize { size }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}
  open func targetViewController(
    forAction action: Selector, sender: Any?
  ) -> UIViewController? {
    var ancestor: UIViewController? = self
    while let candidate = ancestor {
      if action.method(for: candidate) != nil { return candidate }
      ancestor = candidate.parent
    }
    return nil
  }

  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// The button that starts and ends editing.
  open private(set) lazy var editButtonItem: UIBarButtonItem = {
    let item = UIBarButtonItem(systemItem: .edit)
    item.primaryAction = UIAction(title: "Edit") { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    if isEditing { item.title = "Done" }
    editButton = item
    return item
  }()

  /// Replaces one child by another, with the callbacks, animation, and completion of a custom
  /// container.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    guard fromViewController.isChild(of: self), toViewController.isChild(of: self) else {
      HeadlessDevice.current.report(
        .invalidArgument(
          "Children view controllers \(fromViewController.description) and "
            + "\(toViewController.description) must have a common parent view controller when "
            + "calling -[UIViewController transitionFromViewController:toViewController:duration:"
            + "options:animations:completion:]", on: self,
          "transition(from:to:duration:options:animations:completion:)"))
      return
    }
    let isAnimated = duration > 0 && UIView.areAnimationsEnabled
    let superview = fromViewController.view?.superview ?? view
    fromViewController.beginAppearanceTransition(false, animated: isAnimated)
    toViewController.beginAppearanceTransition(true, animated: isAnimated)
    if let view = toViewController.view { superview?.attach(view) }
    UIView.animate(withDuration: duration, options: options, animations: animations ?? {}) {
      finished in
      fromViewController.viewIfLoaded?.detach()
      toViewController.endAppearanceTransition()
      fromViewController.endAppearanceTransition()
      completion?(finished)
    }
  }
}
