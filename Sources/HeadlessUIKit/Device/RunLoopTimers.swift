import CRunLoop

/// A Foundation timer that the app scheduled on the main run loop.
///
/// The run loop itself never runs. When the device settles, it takes over the run loop's timers and
/// fires them in virtual time.
struct ScheduledTimer {
  let timer: Timer
  /// The fire date when last read; the app may have changed it since.
  fileprivate var fireDate: Date
  /// The deadline in virtual nanoseconds; nil for a date in the distant future.
  fileprivate var deadline: Int64?

  fileprivate init(_ timer: Timer, now: Int64, chain: Int) {
    self.timer = timer
    self.chain = chain
    fireDate = timer.fireDate
    deadline = nil
    reschedule(now: now)
  }

  /// The number of events that led to this timer, each scheduled by the one before.
  fileprivate let chain: Int

  /// The interval; zero for a timer that fires once.
  private var interval: Int64 { Duration.seconds(timer.timeInterval).nanoseconds }

  fileprivate var repeats: Bool { timer.timeInterval > 0 }

  /// Whether settling waits for the timer: it ends, and doesn't always schedule another one.
  fileprivate var isAwaited: Bool { !repeats && chain <= VirtualClock.longestChain }

  fileprivate var wasMoved: Bool { timer.fireDate != fireDate }

  /// Reads the fire date again.
  fileprivate mutating func reschedule(now: Int64) {
    fireDate = timer.fireDate
    let left = fireDate.timeIntervalSinceNow
    let year = 365.0 * 86_400
    let delay = RequestedDelay.nanoseconds(left: left, usually: repeats ? interval : nil)
    // On Linux, a repeating timer that wasn't created by `scheduledTimer` is due immediately.
    let isUnsaid = repeats && delay == 0
    deadline = left > year ? nil : now + (isUnsaid ? interval : delay)
  }

  /// Sets the next fire date of a repeating timer.
  fileprivate mutating func advance(from now: Int64) {
    guard repeats else {
      deadline = nil
      return
    }
    deadline = now.addingReportingOverflow(interval).partialValue
    timer.fireDate = Date(timeIntervalSinceNow: timer.timeInterval)
    fireDate = timer.fireDate
  }
}

extension HeadlessRunLoop {
  /// Updates the timers that the app has scheduled, rescheduled, or invalidated since the last
  /// turn.
  ///
  /// Returns true if a timer has ended, which may deallocate what it retained. Costs a single check
  /// if there are no timers.
  @discardableResult
  func takeOver(now: Int64) -> Bool {
    let hasEnded = !scheduled.isEmpty && lookAgain(now: now)
    guard camsh_main_run_loop_has_timers() else { return hasEnded }
    var newcomers: [Unmanaged<Timer>] = []
    withUnsafeMutablePointer(to: &newcomers) { newcomers in
      camsh_take_timers(
        { $1.assumingMemoryBound(to: [Unmanaged<Timer>].self).pointee.append(.fromOpaque($0)) },
        newcomers)
    }
    for timer in newcomers {
      let isKnown = scheduled.contains { $0.timer === timer.takeUnretainedValue() }
      guard !isKnown else { continue }
      // On Linux, a timer retains itself even after it ends; from here on the run loop retains it,
      // as on iOS.
      scheduled.append(
        ScheduledTimer(
          timer.takeRetainedValue(), now: now, chain: HeadlessDevice.current.clock.chain + 1))
    }
    return hasEnded
  }

  /// Runs the blocks that the app passed to `RunLoop.main.perform`.
  ///
  /// Their turn comes when no other work is due, before time advances. The run loop's timers have been
  /// taken over by then, so the run loop itself fires none.
  func runBlocks() {
    camsh_run_main_run_loop()
  }

  private func lookAgain(now: Int64) -> Bool {
    for index in scheduled.indices where scheduled[index].wasMoved {
      scheduled[index].reschedule(now: now)
    }
    let ended = scheduled.filter { !$0.timer.isValid }
    guard !ended.isEmpty else { return false }
    scheduled.removeAll { !$0.timer.isValid }
    for timer in ended { EndedClosures.release(of: timer.timer) }
    return true
  }

  /// Advances to the next event of the clock or a timer; returns false if there is none.
  ///
  /// Doesn't wait for repeating timers: they fire on the way to `limit`, or to the next other event
  /// if there is no limit.
  func fireNext(on clock: VirtualClock, notAfter limit: Int64?) -> Bool {
    firedLast = false
    guard !scheduled.isEmpty else {
      return limit.map { clock.fireNext(notAfter: $0) } ?? clock.fireNext()
    }
    let next = clock.nextDeadline
    let awaited = [clock.isEmpty ? nil : next, nextOneShot].compactMap(\.self)
    guard let end = limit ?? awaited.min() else { return false }
    guard let index = nextTimer, let deadline = scheduled[index].deadline,
      deadline <= end, next.map({ deadline < $0 }) ?? true
    else { return clock.fireNext(notAfter: end) }
    clock.move(to: deadline)
    let timer = scheduled[index].timer
    scheduled[index].advance(from: clock.time)
    firedLast = true
    clock.begin(chain: scheduled[index].chain)
    timer.fire()
    return true
  }

  /// The timer that is due first.
  private var nextTimer: Int? {
    scheduled.indices.filter { scheduled[$0].deadline != nil }
      .min { (scheduled[$0].deadline ?? .max) < (scheduled[$1].deadline ?? .max) }
  }

  private var nextOneShot: Int64? {
    scheduled.lazy.filter(\.isAwaited).compactMap(\.deadline).min()
  }

  /// Whether settling waits for a timer.
  var hasOneShot: Bool { nextOneShot != nil }

  /// Invalidates the timers that the app has scheduled.
  func invalidateScheduled() {
    if HeadlessDevice.runsProcessMainQueue { takeOver(now: 0) }
    guard !scheduled.isEmpty else { return }
    let ended = scheduled
    scheduled = []
    for timer in ended {
      timer.timer.invalidate()
      EndedClosures.release(of: timer.timer)
    }
  }
}
