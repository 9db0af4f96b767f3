extension UIView {
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }

  public enum AnimationTransition: Int, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }

  /// Whether animations take time; otherwise they complete within the call.
  public static var areAnimationsEnabled: Bool { HeadlessDevice.current.animationsEnabled }

  public static func setAnimationsEnabled(_ enabled: Bool) {
    HeadlessDevice.current.animationsEnabled = enabled
  }

  /// The duration in seconds inside an animation block, otherwise 0.
  public static var inheritedAnimationDuration: TimeInterval {
    HeadlessDevice.current.animationDuration
  }

  /// Applies the changes immediately and calls `completion` after the virtual duration.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let device = HeadlessDevice.current
    let isTimed = device.animationsEnabled && duration + delay > 0
    let outer = device.animationDuration
    device.animationDuration = isTimed ? duration : 0
    animations()
    device.animationDuration = outer
    guard isTimed else {
      completion?(true)
      return
    }
    let group = device.openTransaction
    group?.enter()
    device.clock.schedule(after: .seconds(duration + delay)) {
      completion?(true)
      group?.leave()
    }
  }

  /// Like the plain variant; the spring has no effect.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Like the plain variant; the spring, given by duration and bounce, has no effect.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(animations) {
      animate(
        withDuration: duration, delay: delay, options: options, animations: $0,
        completion: completion)
    }
  }

  /// Animates keyframes, whose times are relative to the whole duration.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: delay, animations: animations, completion: completion)
  }

  /// Applies a keyframe's changes immediately.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  public enum SystemAnimation: UInt, Sendable {
    case delete
  }

  /// Removes the views and runs the other animations alongside.
  public static func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: 0.25, options: options,
      animations: {
        for view in views { view.removeFromSuperview() }
        parallelAnimations?()
      }, completion: completion)
  }

  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    animations()
  }

  /// Animates a change of contents.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, options: options, animations: animations ?? {},
      completion: completion)
  }

  /// Replaces one view with another.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          fromView.superview?.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }

  /// Applies the changes immediately; nested animations complete within the call.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let device = HeadlessDevice.current
    let outer = device.animationsEnabled
    device.animationsEnabled = false
    defer { device.animationsEnabled = outer }
    actionsWithoutAnimation()
  }
}
