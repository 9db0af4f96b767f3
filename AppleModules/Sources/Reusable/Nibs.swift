/// A view described by the nib of the same name.
@preconcurrency @MainActor public protocol NibLoadable: AnyObject {
  static var nib: UINib { get }
}

extension NibLoadable {
  public static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }
}

extension NibLoadable where Self: UIView {
  /// The first view of the nib.
  public static func loadFromNib() -> Self {
    guard let view = nib.instantiate(withOwner: nil, options: nil).first as? Self else {
      fatalError("The nib \(nib) expected its root view to be of type \(self)")
    }
    return view
  }
}

/// A view that owns the nib of the same name, and adds the nib's views to itself.
@preconcurrency @MainActor public protocol NibOwnerLoadable: AnyObject {
  static var nib: UINib { get }
}

extension NibOwnerLoadable {
  public static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }
}

extension NibOwnerLoadable where Self: UIView {
  /// Adds the nib's views to this view.
  public func loadNibContent() {
    for case let view as UIView in Self.nib.instantiate(withOwner: self, options: nil) {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }
}
