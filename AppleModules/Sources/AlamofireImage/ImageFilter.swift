@_exported import Alamofire
@_exported import UIKit

public typealias Image = UIImage

/// What changes a loaded image before a view shows it.
public protocol ImageFilter {
  var filter: (Image) -> Image { get }
  /// Tells the cached images of an address apart.
  var identifier: String { get }
}

extension ImageFilter {
  public var identifier: String { "\(type(of: self))" }
}

/// A filter that only draws: it returns the image itself.
public protocol DrawingFilter: ImageFilter {}

extension DrawingFilter {
  public var filter: (Image) -> Image { { $0 } }
}

/// A filter for a size.
public protocol SizedFilter: DrawingFilter {
  var size: CGSize { get }
}

extension SizedFilter {
  public var identifier: String { "\(type(of: self))-\(size.width)x\(size.height)" }
}

public struct ScaledToSizeFilter: SizedFilter {
  public let size: CGSize
  public init(size: CGSize) { self.size = size }
}

public struct AspectScaledToFitSizeFilter: SizedFilter {
  public let size: CGSize
  public init(size: CGSize) { self.size = size }
}

public struct AspectScaledToFillSizeFilter: SizedFilter {
  public let size: CGSize
  public init(size: CGSize) { self.size = size }
}

public struct ScaledToSizeCircleFilter: SizedFilter {
  public let size: CGSize
  public init(size: CGSize) { self.size = size }
}

public struct AspectScaledToFillSizeCircleFilter: SizedFilter {
  public let size: CGSize
  public init(size: CGSize) { self.size = size }
}

public struct ScaledToSizeWithRoundedCornersFilter: SizedFilter {
  public let size: CGSize
  public init(size: CGSize, radius: CGFloat, divideRadiusByImageScale: Bool = false) {
    self.size = size
  }
}

public struct AspectScaledToFillSizeWithRoundedCornersFilter: SizedFilter {
  public let size: CGSize
  public init(size: CGSize, radius: CGFloat, divideRadiusByImageScale: Bool = false) {
    self.size = size
  }
}

public struct RoundedCornersFilter: DrawingFilter {
  public let radius: CGFloat
  public init(radius: CGFloat, divideRadiusByImageScale: Bool = false) { self.radius = radius }
}

public struct CircleFilter: DrawingFilter {
  public init() {}
}

public struct BlurFilter: DrawingFilter {
  public let blurRadius: UInt
  public init(blurRadius: UInt = 10) { self.blurRadius = blurRadius }
}

/// A filter of the app's own.
public struct DynamicImageFilter: ImageFilter {
  public let identifier: String
  public let filter: (Image) -> Image

  public init(_ identifier: String, filter: @escaping (Image) -> Image) {
    self.identifier = identifier
    self.filter = filter
  }
}

public struct DynamicCompositeImageFilter: ImageFilter {
  public let filters: [any ImageFilter]

  public init(_ filters: [any ImageFilter]) { self.filters = filters }
  public init(_ filters: any ImageFilter...) { self.filters = filters }

  public var identifier: String { filters.map(\.identifier).joined(separator: "_") }
  public var filter: (Image) -> Image {
    { image in filters.reduce(image) { $1.filter($0) } }
  }
}
