/// A graphics context, which draws nothing.
public final class CGContext: NSObject {
  public let width: Int
  public let height: Int

  override init() {
    width = 0
    height = 0
  }

  /// Creates a bitmap context, which never writes to `data`; nil if a side isn't positive.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.width = width
    self.height = height
  }

  public func saveGState() {}
  public func restoreGState() {}
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {}
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {}
  public func endTransparencyLayer() {}
  public func setFillColor(_ color: CGColor) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func setLineCap(_ cap: CGLineCap) {}
  public func setLineJoin(_ join: CGLineJoin) {}
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func setBlendMode(_ mode: CGBlendMode) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  public func fill(_ rect: CGRect) {}
  public func fill(_ rects: [CGRect]) {}
  public func stroke(_ rect: CGRect) {}
  public func clear(_ rect: CGRect) {}
  public func fillEllipse(in rect: CGRect) {}
  public func strokeEllipse(in rect: CGRect) {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addRect(_ rect: CGRect) {}
  public func addEllipse(in rect: CGRect) {}
  public func addPath(_ path: CGPath) {}
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  public func beginPath() {}
  public func closePath() {}
  public func fillPath() {}
  public func strokePath() {}
  public func drawPath(using mode: CGPathDrawingMode) {}
  public func clip() {}
  public func clip(to rect: CGRect) {}
  public func clip(to rect: CGRect, mask: CGImage) {}
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  public func rotate(by angle: CGFloat) {}
  public func concatenate(_ transform: CGAffineTransform) {}
  public func draw(_ image: CGImage, in rect: CGRect) {}
  public func makeImage() -> CGImage? {
    width > 0 ? CGImage(width: width, height: height) : nil
  }
}

public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// A bitmap image that has only a size.
public final class CGImage: NSObject, Sendable {
  public let width: Int
  public let height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    super.init()
  }

  // Four bytes per pixel, like images decoded on iOS.
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }

  public func cropping(to rect: CGRect) -> CGImage? {
    CGImage(width: Int(rect.width), height: Int(rect.height))
  }
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {
  ImageContext.begin(size)
}

public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  ImageContext.begin(size)
}

public func UIGraphicsGetCurrentContext() -> CGContext? {
  ImageContext.size.map { _ in CGContext() }
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageContext.size.map(UIImage.blank)
}

public func UIGraphicsEndImageContext() {
  ImageContext.end()
}

public func UIGraphicsPushContext(_ context: CGContext) {}
public func UIGraphicsPopContext() {}
public func UIRectFill(_ rect: CGRect) {}

/// The sizes of the open image contexts, per thread as in UIKit.
private enum ImageContext {
  private static let key = "camsh.image contexts"

  private static var sizes: [CGSize] {
    get { Thread.current.threadDictionary[key] as? [CGSize] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  static var size: CGSize? { sizes.last }
  static func begin(_ size: CGSize) { sizes.append(size) }
  static func end() { _ = sizes.popLast() }
}

public class UIGraphicsRendererFormat: NSObject {
  public var bounds: CGRect { .zero }
}

public final class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  public var scale: CGFloat = 3
  public var opaque = false

  public static func `default`() -> UIGraphicsImageRendererFormat { preferred() }
  public static func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

/// Creates images of a given size, without the drawing.
public final class UIGraphicsImageRenderer: NSObject {
  public let format: UIGraphicsImageRendererFormat
  private let size: CGSize

  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
    self.size = size
    self.format = format
    super.init()
  }

  public override convenience init() {
    self.init(size: .zero)
  }

  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    self.init(size: bounds.size, format: format)
  }

  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    ImageContext.begin(size)
    defer { ImageContext.end() }
    actions(UIGraphicsImageRendererContext(format: format, size: size))
    return UIImage.blank(size)
  }

  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }
}

public final class UIGraphicsImageRendererContext: NSObject {
  public let format: UIGraphicsImageRendererFormat
  public let cgContext = CGContext()
  private let size: CGSize

  init(format: UIGraphicsImageRendererFormat, size: CGSize) {
    self.format = format
    self.size = size
    super.init()
  }

  public var currentImage: UIImage { UIImage.blank(size) }
  public func fill(_ rect: CGRect) {}
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
  public func stroke(_ rect: CGRect) {}
  public func clip(to rect: CGRect) {}
}
