/// Calls a method sixty times per second of virtual time while it is on a run loop.
///
/// It retains its target until it is invalidated. Settling doesn't wait for it.
@preconcurrency @MainActor public final class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  /// Which of its times on the run loop this is; nil if it isn't on one.
  private(set) var stay: Int?
  private var stays = 0

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
    guard stay == nil, target != nil else { return }
    stays += 1
    stay = stays
    HeadlessRunLoop.main.scheduled.append(DisplayLinkTimer(self, stay: stays))
  }

  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    stay = nil
  }

  /// Invalidates the link: it releases its target, and the run loop releases the link.
  public func invalidate() {
    (stay, target) = (nil, nil)
  }

  func fire() {
    guard !isPaused, let target else { return }
    timestamp = HeadlessDevice.current.clock.now.seconds
    selector.perform(on: target, self)
  }
}

extension CADisplayLink: Repeating {
  package var isRepeating: Bool { stay != nil }
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
