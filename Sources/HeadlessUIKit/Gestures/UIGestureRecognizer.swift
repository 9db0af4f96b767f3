/// A gesture recognizer that can be enabled and disabled.
///
/// A tap gesture recognizer with an action makes its view tappable, and so does a direct subclass
/// of this class, with an action or without one: a tap calls its `touchesBegan` and
/// `touchesEnded`, which set its state.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, AssociatingObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  // Accessed on the thread that uses the object, as in Objective-C.
  /// Not in UIKit.
  public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?
  open var isEnabled = true
  open var state = State.possible
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var cancelsTouchesInView = true
  open var name: String?
  public internal(set) weak var view: UIView?

  private var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []
  private var targets: [TargetAction] = []
  /// The touch that it receives; nil between touches.
  final weak var touch: FingerTouch?
  /// Those that have to fail before this one recognizes.
  private var required: [Weak] = []

  private struct Weak { weak var recognizer: UIGestureRecognizer? }

  /// Calls a subclass's override of the designated initializer, as on iOS.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { addTarget(target as Any, action: action) }
  }

  /// Adds a target, which the recognizer doesn't retain.
  open func addTarget(_ target: Any, action: Selector) {
    let new = TargetAction(target, action)
    guard !targets.contains(where: { $0.target === new.target && $0.action == action }) else {
      return
    }
    targets.append(new)
  }

  /// Removes targets; nil matches any target or any action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target, action) }
  }

  /// Adds a closure as an action.
  ///
  /// - Note: Not in UIKit.
  public func addAction(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  /// The location of the touch that the recognizer receives.
  open func location(in view: UIView?) -> CGPoint { touch?.location(in: view) ?? .zero }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
    required.append(Weak(recognizer: otherGestureRecognizer))
  }

  final func hasToFailFirst(_ other: UIGestureRecognizer) -> Bool {
    required.contains { $0.recognizer === other }
  }

  /// Whether an app's direct subclass handles touches itself.
  var readsTouches: Bool { type(of: self) != UIGestureRecognizer.self }

  /// Whether it recognizes a finger's touches unless it changes its state itself.
  var recognizesTouches: Bool { false }

  /// How often the finger taps.
  var tapsRequired: Int { 1 }

  /// Whether it may recognize the touches that another one recognizes.
  func sharesTouches(with other: UIGestureRecognizer) -> Bool { readsTouches }

  func tapTarget(on view: UIView) -> TapTarget? {
    readsTouches ? touchTarget(on: view) : nil
  }

  /// A view that a finger taps for this recognizer.
  fileprivate final func touchTarget(on view: UIView) -> TapTarget? {
    guard hasHandlers || readsTouches else { return nil }
    return TapTarget(
      title: view.accessibilityLabel ?? (view as? UILabel)?.text, label: nil,
      identifier: view.accessibilityIdentifier, image: (view as? UIImageView)?.image,
      isEnabled: isEnabled
    ) { [self] in
      TouchSequence(on: view, first: self) { $0.sharesTouches(with: self) }
        .run([.ended], taps: tapsRequired)
    }
  }

  final var hasHandlers: Bool { !handlers.isEmpty || !targets.isEmpty }

  /// Passes through the given states, calling the actions in each.
  final func recognize(_ states: [State] = [.ended]) {
    for next in states {
      state = next
      callActions()
    }
    state = .possible
  }

  /// Calls the actions in the present state.
  final func callActions() {
    for handler in handlers { handler(self) }
    for added in targets {
      guard let target = added.target else { continue }
      added.action.perform(on: target, self)
    }
  }

  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var allowedTouchTypes: [NSNumber] = []
  open var allowedPressTypes: [NSNumber] = []
  open var requiresExclusiveTouchType = true
  open var numberOfTouches: Int { 0 }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
  open func reset() {}
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}

/// Decides about taps, long presses, the swipe back, and an app's own gesture recognizers.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  override var readsTouches: Bool { false }
  override var recognizesTouches: Bool { true }
  override var tapsRequired: Int { numberOfTapsRequired }
  override func tapTarget(on view: UIView) -> TapTarget? { touchTarget(on: view) }

  override func sharesTouches(with other: UIGestureRecognizer) -> Bool {
    let fingers = (other as? UITapGestureRecognizer)?.numberOfTouchesRequired ?? 1
    return numberOfTapsRequired == other.tapsRequired && numberOfTouchesRequired == fingers
  }
}

@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  override var readsTouches: Bool { false }

  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var allowableMovement: CGFloat = 10
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1

  open var minimumPressDuration: TimeInterval = 0.5

  override var readsTouches: Bool { false }
  override var recognizesTouches: Bool { true }

  override func sharesTouches(with other: UIGestureRecognizer) -> Bool {
    other is UILongPressGestureRecognizer
  }
}

@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1

  override var readsTouches: Bool { false }
}

@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }

  override var readsTouches: Bool { false }
}

public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let top = UIRectEdge(rawValue: 1 << 0)
  public static let left = UIRectEdge(rawValue: 1 << 1)
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  public static let right = UIRectEdge(rawValue: 1 << 3)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
  open var velocity: CGFloat { 0 }

  override var readsTouches: Bool { false }
}

@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  override var readsTouches: Bool { false }
}
