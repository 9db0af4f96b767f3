/// Makes an image from another one; it's cached by the transformer's key.
public protocol SDImageTransformer: AnyObject {
  var transformerKey: String { get }
  func transformedImage(with image: UIImage, forKey key: String) -> UIImage?
}

/// How an image fits into a size.
public enum SDImageScaleMode: UInt, Sendable { case fill, aspectFit, aspectFill }

public final class SDImageResizingTransformer: NSObject, SDImageTransformer {
  public let size: CGSize
  public let scaleMode: SDImageScaleMode
  public var transformerKey: String { "resized \(size) \(scaleMode)" }

  public init(size: CGSize, scaleMode: SDImageScaleMode) {
    self.size = size
    self.scaleMode = scaleMode
  }

  public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
    image.preparingThumbnail(of: size)
  }
}

/// Draws round corners, which leave no trace in an image without pixels.
public final class SDImageRoundCornerTransformer: NSObject, SDImageTransformer {
  public let cornerRadius: CGFloat
  public let corners: UIRectCorner
  public var transformerKey: String { "rounded \(cornerRadius) \(corners.rawValue)" }

  public init(
    radius cornerRadius: CGFloat, corners: UIRectCorner, borderWidth: CGFloat,
    borderColor: UIColor?
  ) {
    self.cornerRadius = cornerRadius
    self.corners = corners
  }

  public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? { image }
}

/// Several transformers, one after the other.
public final class SDImagePipelineTransformer: NSObject, SDImageTransformer {
  public let transformers: [any SDImageTransformer]
  public var transformerKey: String { transformers.map(\.transformerKey).joined(separator: "-") }

  public init(transformers: [any SDImageTransformer]) { self.transformers = transformers }

  public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
    transformers.reduce(image) { image, next in
      image.flatMap { next.transformedImage(with: $0, forKey: key) }
    }
  }
}
