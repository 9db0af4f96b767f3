/// A table view cell.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  open internal(set) var reuseIdentifier: String?
  open private(set) lazy var textLabel: UILabel? = UILabel()
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  open private(set) lazy var imageView: UIImageView? = UIImageView()
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    insertSubview(view, at: 0)
    return view
  }()
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configuredContent.show(contentConfiguration, in: self) }
  }
  private var configuredContent = ConfiguredContent()
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView? {
    didSet { showAccessory() }
  }
  private weak var shownAccessory: UIView?
  open var selectionStyle = SelectionStyle.default
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var isSelected = false

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell of a registered class.
  ///
  /// It is a required convenience initializer: a subclass with the designated initializers of cells
  /// inherits it, so a table can call it on the class, which iOS does through Objective-C.
  ///
  /// - Note: Not in UIKit.
  public required convenience init(dequeuedWith reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  open func prepareForReuse() {}

  open func setSelected(_ selected: Bool, animated: Bool) {
    guard isSelected != selected else { return }
    isSelected = selected
    setNeedsUpdateConfiguration()
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  override var isRow: Bool { true }

  /// The row's text: its configuration's, its text label's, or that of its first label.
  var title: String {
    let configured = (contentConfiguration as? UIListContentConfiguration)?.text
    return configured ?? textLabel?.text ?? accessibilityLabel ?? firstText ?? ""
  }

  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)?
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var multipleSelectionBackgroundView: UIView?
  open var editingAccessoryType = AccessoryType.none
  open var editingAccessoryView: UIView? {
    didSet { showAccessory() }
  }
  open var separatorInset = UIEdgeInsets.zero
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var shouldIndentWhileEditing = true
  open var showsReorderControl = false
  open var focusStyle = FocusStyle.default
  open private(set) var isEditing = false
  open var userInteractionEnabledWhileDragging = false
  open var isHighlighted = false
  open var editingStyle: EditingStyle { isEditing ? .delete : .none }
  open var showingDeleteConfirmation: Bool { false }

  public enum FocusStyle: Int, Sendable {
    case `default`, custom
  }

  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }

  /// Puts the accessory view of the current mode into the cell.
  private func showAccessory() {
    let accessory = isEditing ? editingAccessoryView : accessoryView
    guard accessory !== shownAccessory else { return }
    if let shownAccessory, shownAccessory.superview === self {
      shownAccessory.removeFromSuperview()
    }
    shownAccessory = accessory
    if let accessory { addSubview(accessory) }
  }

  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard isEditing != editing else { return }
    willTransition(to: editing ? .showingEditControl : [])
    isEditing = editing
    showAccessory()
    didTransition(to: editing ? .showingEditControl : [])
    setNeedsUpdateConfiguration()
  }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
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
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
}

extension UITableViewCell: ReusableCell {}

extension UIView {
  /// The text of the first label in the view's hierarchy, in reading order.
  var firstText: String? {
    for subview in subviews {
      if let text = (subview as? UILabel)?.text ?? subview.firstText { return text }
    }
    return nil
  }
}
