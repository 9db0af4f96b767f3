/// The header or footer of a table section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  open internal(set) var reuseIdentifier: String?
  open private(set) lazy var textLabel: UILabel? = UILabel()
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()
  open var backgroundView: UIView?
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configuredContent.show(contentConfiguration, in: self) }
  }
  private var configuredContent = ConfiguredContent()
  open var backgroundConfiguration: UIBackgroundConfiguration?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view of a registered class; inherited as in `UITableViewCell`.
  ///
  /// - Note: Not in UIKit.
  public required convenience init(dequeuedWith reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  open func prepareForReuse() {}
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  /// The header's own text: its configuration's, or its text label's.
  var title: String? {
    (contentConfiguration as? UIListContentConfiguration)?.text ?? textLabel?.text
  }
}
