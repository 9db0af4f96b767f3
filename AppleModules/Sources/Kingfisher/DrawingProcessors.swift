public struct RectCorner: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let topLeft = RectCorner(rawValue: 1)
  public static let topRight = RectCorner(rawValue: 2)
  public static let bottomLeft = RectCorner(rawValue: 4)
  public static let bottomRight = RectCorner(rawValue: 8)
  public static let all: RectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

public enum Radius: Sendable {
  case widthFraction(CGFloat)
  case heightFraction(CGFloat)
  case point(CGFloat)

  public func compute(with size: CGSize) -> CGFloat {
    switch self {
    case .widthFraction(let fraction): size.width * fraction
    case .heightFraction(let fraction): size.height * fraction
    case .point(let points): points
    }
  }
}

public struct RoundCornerImageProcessor: DrawingImageProcessor {
  public let radius: Radius
  public let targetSize: CGSize?
  public let roundingCorners: RectCorner
  public let backgroundColor: UIColor?

  public init(
    radius: Radius, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
    backgroundColor: UIColor? = nil
  ) {
    self.radius = radius
    self.targetSize = targetSize
    roundingCorners = corners
    self.backgroundColor = backgroundColor
  }

  public init(
    cornerRadius: CGFloat, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
    backgroundColor: UIColor? = nil
  ) {
    self.init(
      radius: .point(cornerRadius), targetSize: targetSize, roundingCorners: corners,
      backgroundColor: backgroundColor)
  }
}

public struct Border: Sendable {
  public var color: UIColor
  public var lineWidth: CGFloat
  public var radius: Radius
  public var roundingCorners: RectCorner

  public init(
    color: UIColor = .black, lineWidth: CGFloat = 4, radius: Radius = .point(0),
    roundingCorners: RectCorner = .all
  ) {
    self.color = color
    self.lineWidth = lineWidth
    self.radius = radius
    self.roundingCorners = roundingCorners
  }
}

public struct BorderImageProcessor: DrawingImageProcessor {
  public let border: Border
  public init(border: Border) { self.border = border }
}

public struct BlurImageProcessor: DrawingImageProcessor {
  public let blurRadius: CGFloat
  public init(blurRadius: CGFloat) { self.blurRadius = blurRadius }
}

public struct OverlayImageProcessor: DrawingImageProcessor {
  public let overlay: UIColor
  public let fraction: CGFloat

  public init(overlay: UIColor, fraction: CGFloat = 0.5) {
    self.overlay = overlay
    self.fraction = fraction
  }
}

public struct TintImageProcessor: DrawingImageProcessor {
  public let tint: UIColor
  public init(tint: UIColor) { self.tint = tint }
}

public struct ColorControlsProcessor: DrawingImageProcessor {
  public let brightness, contrast, saturation, inputEV: CGFloat

  public init(brightness: CGFloat, contrast: CGFloat, saturation: CGFloat, inputEV: CGFloat) {
    self.brightness = brightness
    self.contrast = contrast
    self.saturation = saturation
    self.inputEV = inputEV
  }
}

public struct BlackWhiteProcessor: DrawingImageProcessor {
  public init() {}
}
