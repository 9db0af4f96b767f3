/// A view's layer; it stores its properties but draws nothing.
@preconcurrency @MainActor open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var cornerCurve = CALayerCornerCurve.circular
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var masksToBounds = false
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?
  open var opacity: Float = 1
  open var isHidden = false
  open var isOpaque = false
  open var isDoubleSided = true
  open var isGeometryFlipped = false
  open var zPosition: CGFloat = 0
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var transform = CATransform3DIdentity
  open var sublayerTransform = CATransform3DIdentity
  open var contents: Any?
  open var contentsGravity = CALayerContentsGravity.resize
  open var contentsScale: CGFloat = 1
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var rasterizationScale: CGFloat = 1
  open var shouldRasterize = false
  open var drawsAsynchronously = false
  open var needsDisplayOnBoundsChange = false
  open var allowsEdgeAntialiasing = false
  open var allowsGroupOpacity = true
  open var mask: CALayer?
  open var name: String?
  open var filters: [Any]?
  open var compositingFilter: Any?
  open var actions: [String: any CAAction]?
  open weak var delegate: (any CALayerDelegate)?
  // Media timing.
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var sublayers: [CALayer]? {
    didSet {
      for layer in oldValue ?? [] { layer.superlayer = nil }
      for layer in sublayers ?? [] { layer.superlayer = self }
    }
  }
  open private(set) weak var superlayer: CALayer?

  /// The view that owns the layer; its frame is the layer's.
  var owner: ViewLink?
  private var ownFrame = CGRect.zero
  private var animations: [(key: String?, animation: CAAnimation)] = []

  public nonisolated override init() {
    super.init()
  }

  /// Creates the layer of a view whose `layerClass` is the class.
  ///
  /// It is a required convenience initializer, which a subclass that overrides all designated
  /// initializers inherits; iOS calls `init()` through Objective-C.
  ///
  /// - Note: Not in UIKit.
  public nonisolated required convenience init(backing view: UIView) {
    self.init()
  }

  public nonisolated init(layer: Any) {
    super.init()
  }

  public nonisolated required init?(coder: NSCoder) {
    super.init()
  }

  open var frame: CGRect {
    get { owner?.target?.frame ?? ownFrame }
    set {
      ownFrame = newValue
      owner?.target?.frame = newValue
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  open var position: CGPoint {
    get {
      CGPoint(
        x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
    }
    set {
      frame.origin = CGPoint(
        x: newValue.x - anchorPoint.x * frame.width, y: newValue.y - anchorPoint.y * frame.height)
    }
  }

  // MARK: The tree

  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(index))
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayers?.count ?? 0
    insertSublayer(layer, at: UInt32(index))
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insertSublayer(newLayer, below: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  // MARK: Animations

  /// Adds an animation, which ends after its virtual duration; replaces one with the same key.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    animations.append((key, anim))
    let group = HeadlessDevice.current.openTransaction
    group?.enter()
    anim.delegate?.animationDidStart(anim)
    guard !anim.isEndless else {
      group?.leave()
      return
    }
    HeadlessDevice.current.clock.schedule(after: .seconds(anim.wholeDuration)) { [weak self] in
      self?.end(anim)
      group?.leave()
    }
  }

  private func end(_ animation: CAAnimation) {
    guard animations.contains(where: { $0.animation === animation }) else { return }
    if animation.isRemovedOnCompletion { animations.removeAll { $0.animation === animation } }
    animation.delegate?.animationDidStop(animation, finished: true)
  }

  open func removeAnimation(forKey key: String) {
    let removed = animations.filter { $0.key == key }
    animations.removeAll { $0.key == key }
    for entry in removed {
      entry.animation.delegate?.animationDidStop(entry.animation, finished: false)
    }
  }

  open func removeAllAnimations() {
    let removed = animations
    animations = []
    for entry in removed {
      entry.animation.delegate?.animationDidStop(entry.animation, finished: false)
    }
  }

  /// Removes its animations and those of its sublayers, as Core Animation does when a view leaves the window; it
  /// keeps those that aren't removed on completion.
  final func leaveWindow() {
    let removed = animations.filter(\.animation.isRemovedOnCompletion)
    animations.removeAll(where: \.animation.isRemovedOnCompletion)
    for entry in removed {
      entry.animation.delegate?.animationDidStop(entry.animation, finished: false)
    }
    for layer in sublayers ?? [] where layer.owner == nil { layer.leaveWindow() }
  }

  open func animation(forKey key: String) -> CAAnimation? {
    animations.last { $0.key == key }?.animation
  }

  open func animationKeys() -> [String]? {
    let keys = animations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  open func presentation() -> Self? { self }
  open func model() -> Self { self }

  // MARK: Drawing, which never happens

  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ r: CGRect) {}
  open func displayIfNeeded() {}
  open func display() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSublayers() {}
  open func draw(in ctx: CGContext) {}
  open func render(in ctx: CGContext) {}
  open func action(forKey event: String) -> (any CAAction)? { nil }
  open class func defaultValue(forKey key: String) -> Any? { nil }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p }
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p }
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
}

/// The virtual clock's time in seconds.
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval {
  let now = HeadlessDevice.current.clock.now.components
  return Double(now.seconds) + Double(now.attoseconds) / 1e18
}

@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  func display(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

@preconcurrency @MainActor public protocol CAAction {}
extension NSNull: CAAction {}

public struct CALayerCornerCurve: Hashable, Sendable {
  public let rawValue: String

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

public struct CALayerContentsGravity: Hashable, Sendable {
  public let rawValue: String

  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// A three-dimensional transform.
public struct CATransform3D: Hashable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
  public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1

  public init() {}
}

public let CATransform3DIdentity = CATransform3D()

public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m12, transform.m21, transform.m22) = (m.a, m.b, m.c, m.d)
  (transform.m41, transform.m42) = (m.tx, m.ty)
  return transform
}

/// A rotation about the z axis; rotations about other axes have no effect.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DMakeAffineTransform(z == 0 ? .identity : CGAffineTransform(rotationAngle: angle))
}

public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let rows = { (t: CATransform3D) in
    [
      [t.m11, t.m12, t.m13, t.m14], [t.m21, t.m22, t.m23, t.m24], [t.m31, t.m32, t.m33, t.m34],
      [t.m41, t.m42, t.m43, t.m44],
    ]
  }
  let (one, two) = (rows(a), rows(b))
  func cell(_ row: Int, _ column: Int) -> CGFloat {
    (0..<4).reduce(0) { $0 + one[row][$1] * two[$1][column] }
  }
  var product = CATransform3D()
  (product.m11, product.m12, product.m13, product.m14) = (
    cell(0, 0), cell(0, 1), cell(0, 2), cell(0, 3)
  )
  (product.m21, product.m22, product.m23, product.m24) = (
    cell(1, 0), cell(1, 1), cell(1, 2), cell(1, 3)
  )
  (product.m31, product.m32, product.m33, product.m34) = (
    cell(2, 0), cell(2, 1), cell(2, 2), cell(2, 3)
  )
  (product.m41, product.m42, product.m43, product.m44) = (
    cell(3, 0), cell(3, 1), cell(3, 2), cell(3, 3)
  )
  return product
}

public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }
