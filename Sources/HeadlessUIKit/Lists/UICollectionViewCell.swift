/// A reusable view that a collection view creates by its class.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a view of a registered class; inherited as in `UITableViewCell`.
  ///
  /// - Note: Not in UIKit.
  public required convenience init(dequeuedWith reuseIdentifier: String) {
    self.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// A collection view cell.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    insertSubview(view, at: 0)
    return view
  }()
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configuredContent.show(contentConfiguration, in: self) }
  }
  private var configuredContent = ConfiguredContent()
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  open var isHighlighted = false

  override var isRow: Bool { true }

  /// The item's text: its configuration's, or that of its first label.
  var title: String {
    let configured = (contentConfiguration as? UIListContentConfiguration)?.text
    return configured ?? accessibilityLabel ?? firstText ?? ""
  }

  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  open func setNeedsUpdateConfiguration() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  open func updateConfiguration(using state: UICellConfigurationState) {}
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}

  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }
}

extension UICollectionViewCell: ReusableCell {}

/// A cell of a list in a collection view.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = [] {
    didSet { showAccessories(insteadOf: oldValue) }
  }
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true
  open private(set) lazy var separatorLayoutGuide = UILayoutGuide()

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

extension UICollectionViewListCell {
  final var isChecked: Bool { accessories.contains { $0.kind == .checkmark } }
  final var accessoryTexts: [String] { accessories.compactMap(\.text) }

  fileprivate func showAccessories(insteadOf old: [UICellAccessory]) {
    let views = accessories.compactMap(\.view)
    for view in old.compactMap(\.view) where !views.contains(view) && view.superview === self {
      view.removeFromSuperview()
    }
    for view in views { addSubview(view) }
  }
}

/// An accessory next to a list cell's text.
@MainActor public struct UICellAccessory {
  public enum DisplayedState: Sendable {
    case always, whenEditing, whenNotEditing
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always
  ) -> UICellAccessory { UICellAccessory(.disclosure, displayed) }
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed)
  }
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.delete, displayed, handler: actionHandler) }
  public static func insert(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.insert, displayed, handler: actionHandler) }
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(.reorder, displayed)
  }
  public static func detail(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed, handler: actionHandler) }
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed)
  }
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.outline, displayed, handler: actionHandler) }
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.label, displayed, text: text)
  }
  public static func customView(
    configuration: CustomViewConfiguration
  ) -> UICellAccessory {
    UICellAccessory(.custom, configuration.displayed, view: configuration.customView)
  }
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always
  ) -> UICellAccessory {
    let button = UIButton()
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    return UICellAccessory(.custom, displayed, view: button)
  }

  /// Where an accessory stands in its cell.
  public enum Placement {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }

  /// A view of the app's own as an accessory.
  @MainActor public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement

    public init(customView: UIView, placement: Placement) {
      self.customView = customView
      self.placement = placement
    }

    var displayed: DisplayedState {
      switch placement {
      case .leading(let displayed), .trailing(let displayed): displayed
      }
    }
  }

  enum Kind: Sendable {
    case checkmark, disclosure, delete, insert, reorder, detail, multiselect, outline, label, custom
  }

  let kind: Kind
  let displayed: DisplayedState
  let handler: (() -> Void)?
  let text: String?
  let view: UIView?

  private init(
    _ kind: Kind, _ displayed: DisplayedState, text: String? = nil, view: UIView? = nil,
    handler: (() -> Void)? = nil
  ) {
    self.kind = kind
    self.displayed = displayed
    self.text = text
    self.view = view
    self.handler = handler
  }

  func isDisplayed(whileEditing isEditing: Bool) -> Bool {
    displayed == .always || (displayed == .whenEditing) == isEditing
  }
}
