extension KingfisherWrapper where Base: UIImage {
  public var size: CGSize { base.size }
  public var scale: CGFloat { base.scale }
  public var normalized: UIImage { base }
  public var decoded: UIImage { base }

  public func resize(to size: CGSize, for contentMode: ContentMode = .none) -> UIImage {
    base.preparingThumbnail(of: size) ?? base
  }
  public func crop(to size: CGSize, anchorOn anchor: CGPoint) -> UIImage { resize(to: size) }
  public func image(
    withRoundRadius radius: CGFloat, fit size: CGSize, roundingCorners corners: RectCorner = .all,
    backgroundColor: UIColor? = nil
  ) -> UIImage { base }
  public func blurred(withRadius radius: CGFloat) -> UIImage { base }
  public func overlaying(with color: UIColor, fraction: CGFloat) -> UIImage { base }
  public func tinted(with color: UIColor) -> UIImage { base }
  public func scaled(to scale: CGFloat) -> UIImage { base }
  public func pngRepresentation() -> Data? { base.pngData() }
  public func jpegRepresentation(compressionQuality: CGFloat) -> Data? {
    base.jpegData(compressionQuality: compressionQuality)
  }
  public func gifRepresentation() -> Data? { base.pngData() }
}
