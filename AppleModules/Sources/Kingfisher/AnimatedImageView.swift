/// An image view that would animate images; theirs have no frames here.
@preconcurrency @MainActor open class AnimatedImageView: UIImageView {
  public enum RepeatCount: Equatable, Sendable {
    case once, infinite
    case finite(count: UInt)
  }

  public var autoPlayAnimatedImage = true
  public var framePreloadCount = 10
  public var needsPrescaling = true
  public var backgroundDecode = true
  public var repeatCount = RepeatCount.infinite
  public var runLoopMode = RunLoop.Mode.common
  public weak var delegate: (any AnimatedImageViewDelegate)?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public override init(image: UIImage?) { super.init(image: image) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Learns about the frames of an animated image.
@preconcurrency @MainActor public protocol AnimatedImageViewDelegate: AnyObject {
  func animatedImageView(_ imageView: AnimatedImageView, didPlayAnimationLoops count: UInt)
  func animatedImageViewDidFinishAnimating(_ imageView: AnimatedImageView)
}

extension AnimatedImageViewDelegate {
  public func animatedImageView(
    _ imageView: AnimatedImageView, didPlayAnimationLoops count: UInt
  ) {}
  public func animatedImageViewDidFinishAnimating(_ imageView: AnimatedImageView) {}
}
