/// A timer that the run loop keeps until somebody invalidates it, with whatever its body keeps.
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

  /// Ends it; the run loop lets go of it.
  public func invalidate() {
    HeadlessRunLoop.main.remove(self)
  }

  /// Once a turn at most, as a run loop does when it comes late.
  fileprivate func fire(at now: Duration) {
    guard now >= deadline else { return }
    deadline = now + interval
    body()
  }
}

/// The timers that repeat until they are invalidated; a root of whatever they keep.
///
/// Settling never waits for them, since they never end: they fire when the time that transitions
/// take has brought them due.
@MainActor public final class HeadlessRunLoop {
  public static let main = HeadlessRunLoop()

  private var timers: [RepeatingTimer] = []

  /// The timers of Foundation's, in the order in which they were scheduled.
  var scheduled: [ScheduledTimer] = []

  /// Whether it was one of those that happened last.
  var firedLast = false

  nonisolated private init() {}

  /// Starts a timer; the run loop keeps it.
  @discardableResult
  public func schedule(
    every interval: Duration, _ body: @escaping @MainActor () -> Void
  ) -> RepeatingTimer {
    let timer = RepeatingTimer(every: interval, from: HeadlessDevice.current.clock.now, body)
    timers.append(timer)
    return timer
  }

  /// Fires what is due now.
  public func fireDueTimers() {
    guard !timers.isEmpty else { return }
    let now = HeadlessDevice.current.clock.now
    for timer in timers { timer.fire(at: now) }
  }

  /// Ends every timer, as a launch does.
  public func invalidateAll() {
    timers.removeAll()
  }

  /// What the run loop keeps for a device.
  struct Timers {
    fileprivate let repeating: [RepeatingTimer]
    fileprivate let scheduled: [ScheduledTimer]
  }

  /// Gives the timers away, for another device to begin with none.
  func takeTimers() -> Timers {
    if HeadlessDevice.runsProcessMainQueue { takeOver(now: HeadlessDevice.current.clock.time) }
    defer { (timers, scheduled) = ([], []) }
    return Timers(repeating: timers, scheduled: scheduled)
  }

  /// Keeps these timers and no others.
  func keep(_ timers: Timers) {
    (self.timers, scheduled) = (timers.repeating, timers.scheduled)
  }

  func remove(_ timer: RepeatingTimer) {
    timers.removeAll { $0 === timer }
  }
}
