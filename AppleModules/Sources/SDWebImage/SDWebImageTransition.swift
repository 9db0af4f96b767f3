/// How a downloaded image appears.
@preconcurrency @MainActor public final class SDWebImageTransition: NSObject {
  public var avoidAutoSetImage = false
  public var duration: TimeInterval
  public var animationOptions: UIView.AnimationOptions
  public var prepares: ((UIView, UIImage?, Data?, SDImageCacheType, URL?) -> Void)?
  public var animations: ((UIView, UIImage?) -> Void)?
  public var completion: ((Bool) -> Void)?

  private init(_ options: UIView.AnimationOptions, _ duration: TimeInterval = 0.5) {
    animationOptions = options
    self.duration = duration
  }

  public convenience override init() { self.init([]) }

  public static var fade: SDWebImageTransition { fade(duration: 0.5) }
  public static var flipFromLeft: SDWebImageTransition { flipFromLeft(duration: 0.5) }
  public static var flipFromRight: SDWebImageTransition { flipFromRight(duration: 0.5) }
  public static var flipFromTop: SDWebImageTransition { flipFromTop(duration: 0.5) }
  public static var flipFromBottom: SDWebImageTransition { flipFromBottom(duration: 0.5) }

  public static func fade(duration: TimeInterval) -> SDWebImageTransition {
    SDWebImageTransition(.transitionCrossDissolve, duration)
  }
  public static func flipFromLeft(duration: TimeInterval) -> SDWebImageTransition {
    SDWebImageTransition(.transitionFlipFromLeft, duration)
  }
  public static func flipFromRight(duration: TimeInterval) -> SDWebImageTransition {
    SDWebImageTransition(.transitionFlipFromRight, duration)
  }
  public static func flipFromTop(duration: TimeInterval) -> SDWebImageTransition {
    SDWebImageTransition(.transitionFlipFromTop, duration)
  }
  public static func flipFromBottom(duration: TimeInterval) -> SDWebImageTransition {
    SDWebImageTransition(.transitionFlipFromBottom, duration)
  }

  /// Shows the image; the transition goes on in virtual time.
  func run(in view: UIView, _ loaded: LoadedImage, set: @escaping (UIImage?) -> Void) {
    prepares?(view, loaded.image, loaded.data, loaded.type, loaded.url)
    UIView.transition(
      with: view, duration: duration, options: animationOptions,
      animations: { [self] in
        if !avoidAutoSetImage { set(loaded.image) }
        animations?(view, loaded.image)
      }, completion: completion)
  }
}

/// An image, and where it was found.
struct LoadedImage {
  let image: UIImage?
  let data: Data?
  let type: SDImageCacheType
  let url: URL?
}
