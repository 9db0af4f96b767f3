/// A repeating timer, which the run loop retains, with its closure, until the timer is invalidated.
///
/// - Note: Not in UIKit.
@MainActor public final class RepeatingTimer {
  public let interval: Duration
  private let body: @MainActor () -> Void
  fileprivate var deadline: Duration

  fileprivate init(
    every interval: Duration, from now: Duration, _ body: @escaping @MainActor () -> Void
  ) {
    self.interval = interval
    self.body = body
    deadline = now + interval
  }

  /// Stops the timer; the run loop releases it.
  public func invalidate() {
    HeadlessRunLoop.main.remove(self)
  }

  /// Fires at most once per turn, as a late run loop does.
  fileprivate func fire(at now: Duration) {
    guard now >= deadline else { return }
    deadline = now + interval
    body()
  }
}

/// The repeating timers, a root of everything that they retain.
///
/// Settling never waits for them, because they never end: they fire if they become due while
/// transitions take time.
///
/// - Note: Not in UIKit.
@MainActor public final class HeadlessRunLoop {
  public static let main = HeadlessRunLoop()

  private var timers: [RepeatingTimer] = []

  /// The timers of Foundation and Dispatch, in the order in which they were scheduled.
  var scheduled: [any ScheduledTimer] = []

  /// Whether the latest event was a timer.
  var firedLast = false
  /// Whether the latest event was a repeating timer.
  var firedRepeating = false
  /// The time of the event that settling waited for when a timer fired last.
  var awaitedEnd: Int64?

  nonisolated private init() {}

  /// Starts a timer, which the run loop retains.
  @discardableResult
  public func schedule(
    every interval: Duration, _ body: @escaping @MainActor () -> Void
  ) -> RepeatingTimer {
    let timer = RepeatingTimer(every: interval, from: HeadlessDevice.current.clock.now, body)
    timers.append(timer)
    return timer
  }

  /// Fires the timers that are due now.
  public func fireDueTimers() {
    guard !timers.isEmpty else { return }
    let now = HeadlessDevice.current.clock.now
    for timer in timers { timer.fire(at: now) }
  }

  /// Invalidates all timers, as a launch does.
  public func invalidateAll() {
    timers.removeAll()
  }

  /// The timers of one device.
  struct Timers {
    fileprivate let repeating: [RepeatingTimer]
    fileprivate let scheduled: [any ScheduledTimer]
  }

  /// Returns the timers and removes them, so that another device starts without any.
  func takeTimers() -> Timers {
    if HeadlessDevice.runsProcessMainQueue { takeOver(now: HeadlessDevice.current.clock.time) }
    defer { (timers, scheduled) = ([], []) }
    return Timers(repeating: timers, scheduled: scheduled)
  }

  /// Replaces the timers.
  func keep(_ timers: Timers) {
    (self.timers, scheduled) = (timers.repeating, timers.scheduled)
  }

  func remove(_ timer: RepeatingTimer) {
    timers.removeAll { $0 === timer }
  }
}
