/// A rule by which a dynamic animator moves its items, which it retains.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?
  open var action: (() -> Void)?

  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}

/// A behavior of several items.
@preconcurrency @MainActor open class UIItemsBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]

  public init(items: [any UIDynamicItem] = []) {
    self.items = items
    super.init()
  }

  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

@preconcurrency @MainActor open class UIGravityBehavior: UIItemsBehavior {
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  open var angle: CGFloat = .pi / 2
  open var magnitude: CGFloat = 1
}

@preconcurrency @MainActor open class UICollisionBehavior: UIItemsBehavior {
  public struct Mode: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let items = Mode(rawValue: 1 << 0)
    public static let boundaries = Mode(rawValue: 1 << 1)
    public static let everything = Mode(rawValue: .max)
  }

  open var collisionMode = Mode.everything
  open var translatesReferenceBoundsIntoBoundary = false
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  open private(set) var boundaryIdentifiers: [any NSCopying]?

  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
  }
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaryIdentifiers = (boundaryIdentifiers ?? []) + [identifier]
  }
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from point1: CGPoint, to point2: CGPoint
  ) { boundaryIdentifiers = (boundaryIdentifiers ?? []) + [identifier] }
  open func removeAllBoundaries() { boundaryIdentifiers = nil }
}

@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: AnyObject {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at point: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at point: CGPoint)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at point: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at point: CGPoint
  ) {}
}

@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  open var snapPoint: CGPoint
  open var damping: CGFloat = 0.5

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }
}

@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  open var anchorPoint: CGPoint
  open var length: CGFloat = 0
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0

  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    items = [item]
    anchorPoint = point
    super.init()
  }

  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    items = [item1, item2]
    anchorPoint = .zero
    super.init()
  }
}

@preconcurrency @MainActor open class UIPushBehavior: UIItemsBehavior {
  public enum Mode: Int, Sendable {
    case continuous, instantaneous
  }

  public let mode: Mode
  open var active = true
  open var pushDirection = CGVector(dx: 0, dy: 0)
  open var angle: CGFloat = 0
  open var magnitude: CGFloat = 0

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }
}

@preconcurrency @MainActor open class UIDynamicItemBehavior: UIItemsBehavior {
  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var allowsRotation = true
  open var isAnchored = false

  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
}
