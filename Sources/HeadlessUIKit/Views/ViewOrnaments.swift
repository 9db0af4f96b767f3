/// Rarely used properties of a view, stored separately so that most views don't pay for them.
@MainActor final class ViewOrnaments {
  var mask: UIView?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var accessibilityHint: String?
  var accessibilityValue: String?
  var accessibilityTraits = UIAccessibilityTraits.none
  var accessibilityElements: [Any]?
  var accessibilityElementsHidden = false
  var accessibilityViewIsModal = false
  var shouldGroupAccessibilityChildren = false
  var accessibilityFrame = CGRect.zero
  var accessibilityPath: UIBezierPath?
  var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var autoresizesSubviews = true
  var insetsLayoutMarginsFromSafeArea = true
  var preservesSuperviewLayoutMargins = false
  var restorationIdentifier: String?
  var contentScaleFactor: CGFloat = 3
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var layoutGuides: [UILayoutGuide] = []
  var readableContentGuide: UILayoutGuide?
  var keyboardLayoutGuide: UIKeyboardLayoutGuide?
  var interactions: [any UIInteraction] = []
  var transform3D = CATransform3DIdentity
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var motionEffects: [UIMotionEffect] = []
  var contentSizeCategories: (minimum: UIContentSizeCategory?, maximum: UIContentSizeCategory?)
  var largeContent = LargeContent()

  var layer: CALayer?
  var tintColor: UIColor?
  var transform = CGAffineTransform.identity
  var contentMode = UIView.ContentMode.scaleToFill
  var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var autoresizingMask: UIView.AutoresizingMask = []
  var gestureRecognizers: [UIGestureRecognizer] = []
  var constraints: [NSLayoutConstraint] = []
  /// The edges and size of the view that constraints determine.
  var pins: [Pin.Place: Pin] = [:]
  var safeAreaLayoutGuide: UILayoutGuide?
  var layoutMarginsGuide: UILayoutGuide?
  var traitState: TraitState?
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var accessibilityLabel: String?
  var isAccessibilityElement = false
  var selectionSegue: (() -> Void)?
  var isSentBehindChildren = false
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

  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ornamentsIfSet?.overrideUserInterfaceStyle ?? .unspecified }
    set {
      let previous = traitCollection
      ornaments.overrideUserInterfaceStyle = newValue
      if newValue != previous.userInterfaceStyle { traitsDidChange(from: previous) }
    }
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

  /// The constraints added to this view; activating a constraint adds it to no view.
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
}
