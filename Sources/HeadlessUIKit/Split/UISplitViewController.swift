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

  /// The columns' view controllers; without a column style, the primary and the secondary one.
  final var columns: [Column: UIViewController] = [:]
  /// The navigation controllers that show the columns of a column style.
  final var columnStacks: [Column: UINavigationController] = [:]
  /// The stack that shows the columns while they are collapsed.
  final weak var stack: UINavigationController?

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = coder.nibNode.map(InterfaceElements.splitStyle) ?? .unspecified
    super.init(coder: coder)
  }

  /// Whether the columns are collapsed into one stack, as on a phone once it has appeared.
  open internal(set) var isCollapsed = false
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : .oneBesideSecondary }
  open var splitBehavior: SplitBehavior { preferredSplitBehavior }
  open var primaryColumnWidth: CGFloat { UIScreen.main.bounds.width }
  open var supplementaryColumnWidth: CGFloat { UIScreen.main.bounds.width }
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem()

  // MARK: Columns

  /// Sets a column's view controller, which gets a navigation controller unless it is one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    replace(column, by: vc)
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// The view controllers by column; while collapsed without a column style, only the primary one.
  open var viewControllers: [UIViewController] {
    get {
      let shown = Self.order.compactMap { columns[$0] }
      return style == .unspecified && isCollapsed ? Array(shown.prefix(1)) : shown
    }
    set {
      let places = style == .tripleColumn ? Self.order : [.primary, .secondary]
      for (index, column) in places.enumerated() {
        replace(column, by: newValue.indices.contains(index) ? newValue[index] : nil)
      }
    }
  }

  /// The columns that have a place of their own, from the leading edge.
  static let order: [Column] = [.primary, .supplementary, .secondary]

  // MARK: Appearance

  override func appearanceWillForward(_ isAppearing: Bool) {
    guard isAppearing else { return }
    if !isCollapsed, traitCollection.horizontalSizeClass != .regular { collapse() }
    for child in children { embed(child) }
  }

  package override var shownChild: UIViewController? { children.last }
  package override var containerRole: ContainerRole? { .columns }

  // MARK: Showing

  /// Shows a column; while collapsed, pushes it.
  open func show(_ column: Column) {
    guard columns[column] != nil else { return }
    if isCollapsed { push(screens(of: column)) }
    delegate?.splitViewController(self, willShow: column)
  }

  /// Hides a column; while collapsed, pops it.
  open func hide(_ column: Column) {
    let screens = screens(of: column)
    guard let stack,
      let index = stack.viewControllers.firstIndex(where: { screens.contains($0) }), index > 0
    else { return }
    delegate?.splitViewController(self, willHide: column)
    stack.popToViewController(stack.viewControllers[index - 1], animated: true)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    guard !(delegate?.splitViewController(self, show: vc, sender: sender) ?? false) else { return }
    if isCollapsed { push(vc) } else { replace(.primary, by: vc) }
  }

  /// Shows a detail in the secondary column; while collapsed, pushes it.
  ///
  /// General knowledge: a split view controller without a column style doesn't retain a detail that
  /// it shows while collapsed.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    let isDone = delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false
    guard !isDone else { return }
    guard isCollapsed else { return replace(.secondary, by: vc) }
    if style == .unspecified {
      push(vc)
    } else {
      replace(.secondary, by: vc)
      push(screens(of: .secondary))
    }
  }
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
