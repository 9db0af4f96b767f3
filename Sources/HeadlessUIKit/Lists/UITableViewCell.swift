/// A row of a table.
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

  public internal(set) final var reuseIdentifier: String?
  open private(set) lazy var textLabel: UILabel? = UILabel()
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  open private(set) lazy var imageView: UIImageView? = UIImageView()
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()
  open var contentConfiguration: (any UIContentConfiguration)?
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open private(set) var isSelected = false

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a cell of a registered class.
  ///
  /// Required and convenience: a subclass with the initialisers that every cell has inherits it, so
  /// that a table can call it on the class alone, which iOS does through Objective-C.
  public required convenience init(dequeuedWith reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  open func prepareForReuse() {}

  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {}

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  /// What the row says: its configuration, its label, or the first label inside it.
  var title: String {
    let configured = (contentConfiguration as? UIListContentConfiguration)?.text
    return configured ?? textLabel?.text ?? accessibilityLabel ?? firstText ?? ""
  }
}

extension UITableViewCell: ReusableCell {}

/// The look of a cell as one value.
public protocol UIContentConfiguration {}

/// The look of a list cell: two texts and an image.
public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?

  public init() {}

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}

extension UIView {
  /// The text of the first label below this view, in reading order.
  var firstText: String? {
    for subview in subviews {
      if let text = (subview as? UILabel)?.text ?? subview.firstText { return text }
    }
    return nil
  }
}
