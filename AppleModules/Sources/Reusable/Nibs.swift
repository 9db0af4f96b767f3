/// A view that the nib of its name describes.
@preconcurrency @MainActor public protocol NibLoadable: AnyObject {
  static var nib: UINib { get }
}

extension NibLoadable {
  public static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }
}

extension NibLoadable where Self: UIView {
  /// The nib's first view.
  public static func loadFromNib() -> Self {
    guard let view = nib.instantiate(withOwner: nil, options: nil).first as? Self else {
      fatalError("The nib \(nib) expected its root view to be of type \(self)")
    }
    return view
  }
}

/// A view that fills itself with the views of the nib of its name, which it owns.
@preconcurrency @MainActor public protocol NibOwnerLoadable: AnyObject {
  static var nib: UINib { get }
}

extension NibOwnerLoadable {
  public static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }
}

extension NibOwnerLoadable where Self: UIView {
  /// Adds the nib's views to this one.
  public func loadNibContent() {
    for case let view as UIView in Self.nib.instantiate(withOwner: self, options: nil) {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }
}
