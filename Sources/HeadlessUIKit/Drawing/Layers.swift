/// A color gradient.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial
}

public struct CAGradientLayerType: Hashable, Sendable {
  public let rawValue: String

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A filled and stroked path.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor? = UIColor.black.cgColor
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var strokeColor: CGColor?
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineWidth: CGFloat = 1
  open var miterLimit: CGFloat = 10
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
}

public struct CAShapeLayerFillRule: Hashable, Sendable {
  public let rawValue: String

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: Hashable, Sendable {
  public let rawValue: String

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: Hashable, Sendable {
  public let rawValue: String

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A text layer.
@preconcurrency @MainActor open class CATextLayer: CALayer {
  open var string: Any?
  open var font: Any?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor?
  open var isWrapped = false
  open var alignmentMode = CATextLayerAlignmentMode.natural
  open var truncationMode = CATextLayerTruncationMode.none
}

public struct CATextLayerAlignmentMode: Hashable, Sendable {
  public let rawValue: String

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

public struct CATextLayerTruncationMode: Hashable, Sendable {
  public let rawValue: String

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1
  open var instanceDelay: CFTimeInterval = 0
  open var instanceTransform = CATransform3DIdentity
  open var instanceColor: CGColor?
  open var instanceAlphaOffset: Float = 0
  open var preservesDepth = false
}

@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]?
  open var emitterPosition = CGPoint.zero
  open var emitterSize = CGSize.zero
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var birthRate: Float = 1
  open var lifetime: Float = 1
}

public struct CAEmitterLayerEmitterShape: Hashable, Sendable {
  public let rawValue: String

  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}

@preconcurrency @MainActor open class CAEmitterCell: NSObject {
  open var name: String?
  open var contents: Any?
  open var color: CGColor?
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  open var alphaSpeed: Float = 0
  open var alphaRange: Float = 0
  open var yAcceleration: CGFloat = 0
  open var xAcceleration: CGFloat = 0
}

@preconcurrency @MainActor open class CAScrollLayer: CALayer {}
@preconcurrency @MainActor open class CATiledLayer: CALayer {}
@preconcurrency @MainActor open class CATransformLayer: CALayer {}
