/// A container that shows columns side by side; on a phone, it collapses them into one stack.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact, inspector
  }

  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }

  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing
  }

  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic, never, always
  }

  public enum BackgroundStyle: Int, Sendable {
    case none, sidebar
  }

  public static let automaticDimension = -CGFloat.greatestFiniteMagnitude

  public let style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode = DisplayMode.automatic
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var primaryEdge = PrimaryEdge.leading
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  open var primaryBackgroundStyle = BackgroundStyle.none
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension

  private var columns: [Column: UIViewController] = [:]
  private var ownControllers: [UIViewController] = []
  private var stack: UINavigationController?

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// Whether the columns are collapsed into one stack, as on a phone.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : .oneBesideSecondary }
  open var splitBehavior: SplitBehavior { preferredSplitBehavior }
  open var primaryColumnWidth: CGFloat { UIScreen.main.bounds.width }
  open var supplementaryColumnWidth: CGFloat { UIScreen.main.bounds.width }
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem()

  // MARK: Columns

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    rebuild()
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// The primary and secondary view controllers; without a column style, those that code has set.
  open var viewControllers: [UIViewController] {
    get {
      guard style == .unspecified else {
        return [.primary, .supplementary, .secondary].compactMap { columns[$0] }
      }
      return isCollapsed ? Array(ownControllers.prefix(1)) : ownControllers
    }
    set {
      ownControllers = newValue
      rebuild()
    }
  }

  /// Builds the stack that is shown while collapsed.
  private func rebuild() {
    let shown: [UIViewController]
    if let compact = columns[.compact] {
      shown = [compact]
    } else if style == .unspecified {
      shown = collapsedControllers
    } else {
      shown = collapsedColumns
    }
    let content: UIViewController?
    if shown.count == 1, shown[0].isBareContainer {
      content = shown[0]
      stack = shown[0] as? UINavigationController
    } else if shown.isEmpty {
      content = nil
      stack = nil
    } else {
      let flat = shown.flatMap { ($0 as? UINavigationController)?.viewControllers ?? [$0] }
      let outer = shown[0] as? UINavigationController ?? stack ?? UINavigationController()
      for inner in shown.dropFirst() { (inner as? UINavigationController)?.viewControllers = [] }
      outer.viewControllers = flat
      content = outer
      stack = outer
    }
    show(content)
  }

  private var collapsedControllers: [UIViewController] {
    guard ownControllers.count > 1 else { return ownControllers }
    let (primary, secondary) = (ownControllers[0], ownControllers[1])
    let isDone =
      delegate?.splitViewController(
        self, collapseSecondary: secondary, onto: primary) ?? false
    return isDone ? [primary] : [primary, secondary]
  }

  private var collapsedColumns: [UIViewController] {
    let proposed: Column = columns[.secondary] == nil ? .primary : .secondary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    let order: [Column] = [.primary, .supplementary, .secondary]
    let upTo = order.firstIndex(of: top) ?? order.count - 1
    return order[...upTo].compactMap { columns[$0] }
  }

  private func show(_ content: UIViewController?) {
    guard children.first !== content else { return }
    for child in children {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    guard let content else { return }
    addChild(content)
    if isViewLoaded, let view = content.view { self.view.addSubview(view) }
    content.didMove(toParent: self)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let content = children.first?.view { view.addSubview(content) }
  }

  package override var shownChild: UIViewController? { children.first }
  package override var containerRole: ContainerRole? { .columns }

  // MARK: Showing

  /// Shows a column; while collapsed, pushes it.
  open func show(_ column: Column) {
    guard let screen = columns[column] else { return }
    let inner = (screen as? UINavigationController)?.viewControllers ?? [screen]
    guard let stack else { return }
    if let known = inner.first(where: { stack.viewControllers.contains($0) }) {
      stack.popToViewController(known, animated: true)
    } else if let first = inner.first {
      stack.pushViewController(first, animated: true)
    }
    delegate?.splitViewController(self, willShow: column)
  }

  /// Hides a column; while collapsed, pops it.
  open func hide(_ column: Column) {
    guard let screen = columns[column], let stack else { return }
    let inner = (screen as? UINavigationController)?.viewControllers ?? [screen]
    guard let index = stack.viewControllers.firstIndex(where: { inner.contains($0) }), index > 0
    else { return }
    delegate?.splitViewController(self, willHide: column)
    stack.popToViewController(stack.viewControllers[index - 1], animated: true)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    guard !(delegate?.splitViewController(self, show: vc, sender: sender) ?? false) else { return }
    push(vc)
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    let isDone = delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false
    guard !isDone else { return }
    if style == .unspecified {
      ownControllers = Array(ownControllers.prefix(1)) + [vc]
    } else {
      columns[.secondary] = vc
    }
    push(vc)
  }

  private func push(_ vc: UIViewController) {
    guard let stack else { return present(vc, animated: true) }
    let inner = (vc as? UINavigationController)?.viewControllers ?? [vc]
    for screen in inner { stack.pushViewController(screen, animated: true) }
  }
}

@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  public func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode { .automatic }
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {}
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {}
}

extension UIViewController {
  /// The nearest split view controller that contains this one.
  public var splitViewController: UISplitViewController? {
    var ancestor = parent
    while let candidate = ancestor {
      if let split = candidate as? UISplitViewController { return split }
      ancestor = candidate.parent
    }
    return nil
  }
}
