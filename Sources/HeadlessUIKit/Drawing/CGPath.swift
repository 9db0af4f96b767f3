/// A path, stored as the points on it.
public class CGPath: NSObject {
  var points: [CGPoint] = []

  public override init() {
    super.init()
  }

  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    points = [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]
    super.init()
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(rect: rect, transform: transform)
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(rect: rect, transform: transform)
  }

  public var isEmpty: Bool { points.isEmpty }
  public var currentPoint: CGPoint { points.last ?? .zero }

  public var boundingBox: CGRect {
    guard let first = points.first else { return .zero }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  public var boundingBoxOfPath: CGRect { boundingBox }

  public func contains(_ point: CGPoint) -> Bool { boundingBox.contains(point) }

  public func copy() -> CGPath? { self }
}

public final class CGMutablePath: CGPath {
  public func move(to point: CGPoint) { points.append(point) }
  public func addLine(to point: CGPoint) { points.append(point) }
  public func addLines(between points: [CGPoint]) { self.points += points }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { points += [control, end] }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    points += [control1, control2, end]
  }
  public func addRect(_ rect: CGRect) {
    points += [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]
  }
  public func addEllipse(in rect: CGRect) { addRect(rect) }
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    addRect(rect)
  }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    addRect(
      CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
  }
  public func addPath(_ path: CGPath) { points += path.points }
  public func closeSubpath() {}
}

public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
  case sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter
}

/// A UIKit path.
@preconcurrency @MainActor open class UIBezierPath: NSObject {
  private var path = CGMutablePath()
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false

  public nonisolated override init() {
    super.init()
  }

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init(rect: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(rect: rect)
  }

  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(rect: rect)
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  open var cgPath: CGPath {
    get { path }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  open var isEmpty: Bool { path.isEmpty }
  open var bounds: CGRect { path.boundingBox }
  open var currentPoint: CGPoint { path.currentPoint }
  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }
  open func contains(_ point: CGPoint) -> Bool { path.contains(point) }
  open func close() {}
  open func removeAllPoints() { path = CGMutablePath() }
  open func apply(_ transform: CGAffineTransform) {
    path.points = path.points.map { $0.applying(transform) }
  }
  open func reversing() -> UIBezierPath { UIBezierPath(cgPath: path) }
  open func fill() {}
  open func stroke() {}
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
  open func addClip() {}
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
}

public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners = UIRectCorner(rawValue: .max)
}
