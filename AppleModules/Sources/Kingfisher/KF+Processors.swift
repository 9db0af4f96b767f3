extension KF.Builder {
  public func setProcessor(_ processor: any ImageProcessor) -> Self { with(\.processor, processor) }
  public func setProcessors(_ processors: [any ImageProcessor]) -> Self {
    processors.reduce(setProcessor(DefaultImageProcessor.default)) { $0.appendProcessor($1) }
  }
  public func appendProcessor(_ processor: any ImageProcessor) -> Self {
    setProcessor(options.processor |> processor)
  }
  public func blur(radius: CGFloat) -> Self {
    appendProcessor(BlurImageProcessor(blurRadius: radius))
  }
  public func overlay(color: UIColor, fraction: CGFloat = 0.5) -> Self {
    appendProcessor(OverlayImageProcessor(overlay: color, fraction: fraction))
  }
  public func tint(color: UIColor) -> Self { appendProcessor(TintImageProcessor(tint: color)) }
  public func blackWhite() -> Self { appendProcessor(BlackWhiteProcessor()) }
  public func cropping(size: CGSize, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) -> Self {
    appendProcessor(CroppingImageProcessor(size: size, anchor: anchor))
  }
  public func downsampling(size: CGSize) -> Self {
    appendProcessor(DownsamplingImageProcessor(size: size))
  }
  public func resizing(referenceSize: CGSize, mode: ContentMode = .none) -> Self {
    appendProcessor(ResizingImageProcessor(referenceSize: referenceSize, mode: mode))
  }
  public func roundCorner(
    radius: Radius, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
    backgroundColor: UIColor? = nil
  ) -> Self {
    appendProcessor(
      RoundCornerImageProcessor(
        radius: radius, targetSize: targetSize, roundingCorners: corners,
        backgroundColor: backgroundColor))
  }
}
