extension UIView {
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }

  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Exchanges the positions of two subviews.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    let (one, other) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
    insertSubview(one, at: max(index1, index2))
    insertSubview(other, at: min(index1, index2))
  }

  // MARK: Coordinates

  /// The position of this view's origin in its window or outermost superview.
  private var originInWindow: CGPoint {
    var (x, y) = (CGFloat(0), CGFloat(0))
    var view: UIView? = self
    while let current = view, !(current is UIWindow) {
      x += current.frame.minX
      y += current.frame.minY
      view = current.superview
      if let scroll = view as? UIScrollView {
        x -= scroll.contentOffset.x
        y -= scroll.contentOffset.y
      }
    }
    return CGPoint(x: x, y: y)
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (from, to) = (originInWindow, view?.originInWindow ?? .zero)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (from, to) = (view?.originInWindow ?? .zero, originInWindow)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  // MARK: Snapshots, which are empty

  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: bounds)
  }

  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { UIView(frame: rect) }

  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }

  // MARK: Layout

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    removeConstraints([constraint])
  }

  public var layoutGuides: [UILayoutGuide] { ornamentsIfSet?.layoutGuides ?? [] }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    ornaments.layoutGuides.append(layoutGuide)
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    ornaments.layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  public var readableContentGuide: UILayoutGuide {
    if let guide = ornaments.readableContentGuide { return guide }
    let made = UILayoutGuide()
    made.owningView = self
    ornaments.readableContentGuide = made
    return made
  }

  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = ornaments.keyboardLayoutGuide { return guide }
    let made = UIKeyboardLayoutGuide()
    made.owningView = self
    ornaments.keyboardLayoutGuide = made
    return made
  }

  // MARK: Interactions

  public var interactions: [any UIInteraction] {
    get { ornamentsIfSet?.interactions ?? [] }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ornaments.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    ornaments.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

extension UIView: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace as? UIView)
  }
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace as? UIView)
  }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace as? UIView)
  }
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace as? UIView)
  }
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// An object that adds interaction to a view.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true
  open var keyboardDismissPadding: CGFloat = 0
}

public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  open var name: String
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  open weak var target: AnyObject?
  open var selector: Selector?

  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = TargetAction.object(target)
    self.selector = selector
    super.init()
  }
}

/// The interface to assistive technologies; none is running.
public enum UIAccessibility {
  public struct Notification: Hashable, Sendable, RawRepresentable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  public static func post(notification: Notification, argument: Any?) {}
  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
