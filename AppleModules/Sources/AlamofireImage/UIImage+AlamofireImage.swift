import UIKit

extension UIImage {
  public var af: AFNamespace<UIImage> { AFNamespace(base: self) }
}

/// Nothing is drawn, so every image is its own variant.
extension AFNamespace where Base == UIImage {
  public var isInflated: Bool { true }
  public func inflate() {}
  public func imageScaled(to size: CGSize, scale: CGFloat? = nil) -> UIImage { base }
  public func imageAspectScaled(toFit size: CGSize, scale: CGFloat? = nil) -> UIImage { base }
  public func imageAspectScaled(toFill size: CGSize, scale: CGFloat? = nil) -> UIImage { base }
  public func imageRoundedIntoCircle() -> UIImage { base }

  public func imageRounded(
    withCornerRadius radius: CGFloat, divideRadiusByImageScale: Bool = false
  ) -> UIImage {
    base
  }
}
