public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}

public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// An animation that can be paused, reversed, and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which more animations can be added.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
  public func addAnimations(_ animation: @escaping () -> Void) {}
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
}

@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {}

/// A timing curve; stored but not used.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint

  public init(animationCurve curve: UIView.AnimationCurve = .easeInOut) {
    animationCurve = curve
    controlPoint1 = .zero
    controlPoint2 = CGPoint(x: 1, y: 1)
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }
}

@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public let initialVelocity: CGVector

  public init(dampingRatio ratio: CGFloat = 1, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
    super.init()
  }

  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
    super.init()
  }

  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
    super.init()
  }
}

/// Applies its changes when it starts and completes after the virtual duration.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public let duration: TimeInterval
  open private(set) var delay: TimeInterval = 0
  public let timingParameters: (any UITimingCurveProvider)?
  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false
  open var isReversed = false
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  open var isInterruptible = true
  open var scrubsLinearly = true
  open var pausesOnCompletion = false

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var progress: CGFloat = 0
  /// Counts the runs, so that a paused run doesn't end the next one.
  private var run = 0

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open var fractionComplete: CGFloat {
    get { progress }
    set {
      if state == .inactive { begin() }
      progress = min(max(0, newValue), 1)
    }
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { animation() } else { animations.append(animation) }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard !isRunning, state != .stopped else { return }
    self.delay = delay
    begin()
    isRunning = true
    run += 1
    let (run, left) = (run, duration * TimeInterval(1 - progress))
    guard UIView.areAnimationsEnabled, delay + left > 0 else { return end(run) }
    // The clock retains the animator while it runs, as the system does.
    HeadlessDevice.current.clock.schedule(after: .seconds(delay + left)) { [self] in end(run) }
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    startAnimation()
  }

  open func pauseAnimation() {
    if state == .inactive { begin() }
    isRunning = false
    run += 1
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    isRunning = false
    run += 1
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { letGo() }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    complete(at: finalPosition)
  }

  private func begin() {
    state = .active
    let changes = animations
    animations = []
    for change in changes { change() }
  }

  private func end(_ run: Int) {
    guard run == self.run, isRunning else { return }
    isRunning = false
    guard !pausesOnCompletion else { return }
    complete(at: isReversed ? .start : .end)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    progress = 0
    state = .inactive
    let completions = completions
    letGo()
    for completion in completions { completion(position) }
  }

  private func letGo() {
    animations = []
    completions = []
  }
}
