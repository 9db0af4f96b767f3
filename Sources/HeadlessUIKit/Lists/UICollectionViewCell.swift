/// A view that a collection makes by its class.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a view of a registered class; inherited as in `UITableViewCell`.
  public required convenience init(dequeuedWith reuseIdentifier: String) {
    self.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  open func prepareForReuse() {}
}

/// An item of a collection.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()
  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var isSelected = false
  open var isHighlighted = false

  /// What the item says: its configuration or the first label inside it.
  var title: String {
    let configured = (contentConfiguration as? UIListContentConfiguration)?.text
    return configured ?? accessibilityLabel ?? firstText ?? ""
  }
}

extension UICollectionViewCell: ReusableCell {}
