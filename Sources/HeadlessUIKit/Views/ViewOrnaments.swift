/// What few views set; kept apart, so that the many cost nothing for it.
@MainActor final class ViewOrnaments {
  var layer: CALayer?
  var tintColor: UIColor?
  var transform = CGAffineTransform.identity
  var contentMode = UIView.ContentMode.scaleToFill
  var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var autoresizingMask: UIView.AutoresizingMask = []
  var gestureRecognizers: [UIGestureRecognizer] = []
  var constraints: [NSLayoutConstraint] = []
  var safeAreaLayoutGuide: UILayoutGuide?
  var layoutMarginsGuide: UILayoutGuide?
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var accessibilityLabel: String?
  var isAccessibilityElement = false
  var selectionSegue: (() -> Void)?
}

extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  public var layer: CALayer {
    if let layer = ornaments.layer { return layer }
    let made = CALayer()
    ornaments.layer = made
    return made
  }

  public var tintColor: UIColor! {
    get { ornaments.tintColor ?? .tintColor }
    set { ornaments.tintColor = newValue }
  }

  public var transform: CGAffineTransform {
    get { ornaments.transform }
    set { ornaments.transform = newValue }
  }

  public var contentMode: ContentMode {
    get { ornaments.contentMode }
    set { ornaments.contentMode = newValue }
  }

  public var layoutMargins: UIEdgeInsets {
    get { ornaments.layoutMargins }
    set { ornaments.layoutMargins = newValue }
  }

  public var autoresizingMask: AutoresizingMask {
    get { ornaments.autoresizingMask }
    set { ornaments.autoresizingMask = newValue }
  }

  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ornaments.overrideUserInterfaceStyle }
    set { ornaments.overrideUserInterfaceStyle = newValue }
  }

  public var accessibilityLabel: String? {
    get { ornaments.accessibilityLabel }
    set { ornaments.accessibilityLabel = newValue }
  }

  public var isAccessibilityElement: Bool {
    get { ornaments.isAccessibilityElement }
    set { ornaments.isAccessibilityElement = newValue }
  }

  public var traitCollection: UITraitCollection { .current }

  /// What the status bar and the home indicator of the one phone leave out.
  public var safeAreaInsets: UIEdgeInsets {
    window == nil ? .zero : UIEdgeInsets(top: 59, bottom: 34)
  }

  // MARK: Gestures

  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { ornaments.gestureRecognizers.isEmpty ? nil : ornaments.gestureRecognizers }
    set {
      for recognizer in ornaments.gestureRecognizers { recognizer.view = nil }
      ornaments.gestureRecognizers = []
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    ornaments.gestureRecognizers.append(gestureRecognizer)
  }

  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    ornaments.gestureRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  // MARK: Layout

  public var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = ornaments.safeAreaLayoutGuide { return guide }
    let made = UILayoutGuide()
    made.owningView = self
    ornaments.safeAreaLayoutGuide = made
    return made
  }

  public var layoutMarginsGuide: UILayoutGuide {
    if let guide = ornaments.layoutMarginsGuide { return guide }
    let made = UILayoutGuide()
    made.owningView = self
    ornaments.layoutMarginsGuide = made
    return made
  }

  /// Those that were added to this view; activating a constraint adds it to none.
  public var constraints: [NSLayoutConstraint] { ornaments.constraints }

  public func addConstraint(_ constraint: NSLayoutConstraint) {
    addConstraints([constraint])
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
    ornaments.constraints += constraints
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
    ornaments.constraints.removeAll { gone in constraints.contains { $0 === gone } }
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// Ends the editing of the field in this view that has the keyboard; the field's delegate may refuse.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let field = HeadlessDevice.current.firstResponder as? UIView, field.isDescendant(of: self)
    else { return true }
    return field.resignFirstResponder()
  }
}
