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
    TrackedUpdate.run(self) {
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    } again: {
      $0.setNeedsUpdateConfiguration()
    }
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
    let views = accessories.filter { $0.options.isHidden != true }.compactMap(\.view)
    for view in old.compactMap(\.view) where !views.contains(view) && view.superview === self {
      view.removeFromSuperview()
    }
    for view in views { addSubview(view) }
  }
}
