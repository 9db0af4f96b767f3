import UIKit

extension UIView {
  /// The view controller that the responder chain leads to.
  public var parentViewController: UIViewController? {
    sequence(first: self as UIResponder, next: \.next).first { $0 is UIViewController }
      as? UIViewController
  }

  public var firstResponder: UIView? {
    isFirstResponder ? self : subviews.lazy.compactMap(\.firstResponder).first
  }

  public func addSubviews(_ subviews: [UIView]) { subviews.forEach(addSubview) }

  public func removeSubviews() { subviews.forEach { $0.removeFromSuperview() } }

  public func removeGestureRecognizers() {
    gestureRecognizers?.forEach(removeGestureRecognizer)
  }

  public func addGestureRecognizers(_ gestureRecognizers: [UIGestureRecognizer]) {
    gestureRecognizers.forEach(addGestureRecognizer)
  }

  public class func loadFromNib(named name: String, bundle: Bundle? = nil) -> UIView? {
    UINib(nibName: name, bundle: bundle).instantiate(withOwner: nil).first as? UIView
  }

  public class func loadFromNib<View: UIView>(withClass name: View.Type, bundle: Bundle? = nil)
    -> View
  {
    guard let view = loadFromNib(named: String(describing: name), bundle: bundle) as? View else {
      preconditionFailure("The nib contains no \(name).")
    }
    return view
  }

  public func ancestorView<View: UIView>(withClass name: View.Type) -> View? {
    sequence(first: self, next: \.superview).dropFirst().lazy.compactMap { $0 as? View }.first
  }

  public func subviews<View: UIView>(ofType type: View.Type) -> [View] {
    subviews.flatMap { ($0 as? View).map { [$0] } ?? [] + $0.subviews(ofType: type) }
  }

  // MARK: Animating

  public func fadeIn(duration: TimeInterval = 1, completion: ((Bool) -> Void)? = nil) {
    if isHidden { isHidden = false }
    UIView.animate(withDuration: duration, animations: { self.alpha = 1 }, completion: completion)
  }

  public func fadeOut(duration: TimeInterval = 1, completion: ((Bool) -> Void)? = nil) {
    if isHidden { isHidden = false }
    UIView.animate(withDuration: duration, animations: { self.alpha = 0 }, completion: completion)
  }

  // MARK: Drawing

  public func roundCorners(_ corners: UIRectCorner, radius: CGFloat) { layer.cornerRadius = radius }

  public func addShadow(
    ofColor color: UIColor = .black, radius: CGFloat = 3, offset: CGSize = .zero,
    opacity: Float = 0.5
  ) {
    layer.shadowColor = color.cgColor
    layer.shadowOffset = offset
    layer.shadowRadius = radius
    layer.shadowOpacity = opacity
    layer.masksToBounds = false
  }

  public func fillToSuperview() {
    translatesAutoresizingMaskIntoConstraints = false
    guard let superview else { return }
    frame = superview.bounds
  }

  public func anchorCenterSuperview() { translatesAutoresizingMaskIntoConstraints = false }
}
