/// Calls a method sixty times per second of virtual time while it is on a run loop.
///
/// It retains its target until it is invalidated. Settling doesn't wait for it.
@preconcurrency @MainActor public final class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private var timer: RepeatingTimer?

  public var isPaused = false
  public var preferredFramesPerSecond = 0
  public var preferredFrameRateRange = CAFrameRateRange.default
  public private(set) var timestamp: CFTimeInterval = 0
  public var duration: CFTimeInterval { 1 / framesPerSecond }
  public var targetTimestamp: CFTimeInterval { timestamp + duration }

  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  private var framesPerSecond: Double {
    preferredFramesPerSecond > 0 ? Double(min(preferredFramesPerSecond, 60)) : 60
  }

  /// Adds the link to the run loop, which retains it.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard timer == nil, target != nil else { return }
    timer = HeadlessRunLoop.main.schedule(every: .seconds(duration)) { [self] in fire() }
  }

  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    timer?.invalidate()
    timer = nil
  }

  /// Invalidates the link: it releases its target, and the run loop releases the link.
  public func invalidate() {
    timer?.invalidate()
    (timer, target) = (nil, nil)
  }

  private func fire() {
    guard !isPaused, let target else { return }
    timestamp = HeadlessDevice.current.clock.now.seconds
    selector.perform(on: target, self)
  }
}

/// The frame rate that an animation requests; stored but not used.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
