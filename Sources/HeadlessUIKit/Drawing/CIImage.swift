import Foundation

/// An image that filters produce; only its size is known.
public final class CIImage: NSObject, Sendable {
  public let extent: CGRect

  init(extent: CGRect) {
    self.extent = extent
    super.init()
  }

  public convenience init?(image: UIImage) {
    self.init(extent: CGRect(origin: .zero, size: image.size))
  }

  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(extent: extent.applying(matrix))
  }

  public func cropped(to rect: CGRect) -> CIImage { CIImage(extent: extent.intersection(rect)) }
}

extension UIImage {
  public convenience init(ciImage: CIImage) { self.init() }
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    self.init()
  }
}
