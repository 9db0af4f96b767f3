/// An image view that would animate images; theirs have no frames here.
@preconcurrency @MainActor open class SDAnimatedImageView: UIImageView {
  open var shouldCustomLoopCount = false
  open var autoPlayAnimatedImage = true
  open var clearBufferWhenStopped = false
  open var shouldIncrementalLoad = true
  open var maxBufferSize: UInt = 0
  open var runLoopMode = RunLoop.Mode.common

  public override init(frame: CGRect) { super.init(frame: frame) }
  public override init(image: UIImage?) { super.init(image: image) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIImage {
  public static func sd_image(with data: Data?) -> UIImage? { data.flatMap { UIImage(data: $0) } }
  public var sd_isAnimated: Bool { false }
}
