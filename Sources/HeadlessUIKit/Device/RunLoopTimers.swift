import CRunLoop

/// A timer of Foundation's that the app has put on the main run loop.
///
/// The run loop itself never runs. Its timers are taken out of it when the device settles, and fire in
/// virtual time.
struct ScheduledTimer {
  let timer: Timer
  /// As it was when this was last looked at, for the app may set another.
  fileprivate var fireDate: Date
  /// By the virtual clock, in nanoseconds; nil while the date is too far away for anybody to mean it.
  fileprivate var deadline: Int64?

  fileprivate init(_ timer: Timer, now: Int64) {
    self.timer = timer
    fireDate = timer.fireDate
    deadline = nil
    reschedule(now: now)
  }

  /// Zero where it fires once.
  private var interval: Int64 { Duration.seconds(timer.timeInterval).nanoseconds }

  fileprivate var repeats: Bool { timer.timeInterval > 0 }

  fileprivate var wasMoved: Bool { timer.fireDate != fireDate }

  /// Reads the date anew.
  fileprivate mutating func reschedule(now: Int64) {
    fireDate = timer.fireDate
    let left = fireDate.timeIntervalSinceNow
    let year = 365.0 * 86_400
    let delay = RequestedDelay.nanoseconds(left: left, usually: repeats ? interval : nil)
    // On Linux a repeating timer that was not made by `scheduledTimer` is due as soon as it is made.
    let isUnsaid = repeats && delay == 0
    deadline = left > year ? nil : now + (isUnsaid ? interval : delay)
  }

  /// Sets the next date of one that repeats.
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
  /// Takes over what the app has scheduled, moved or invalidated since the last turn; true where that
  /// has ended a timer, and maybe the lives of what it kept.
  ///
  /// Where no timer is under way that is one cheap question.
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
      // A timer keeps itself, on Linux even when it is over; from here on the run loop does, as on iOS.
      scheduled.append(ScheduledTimer(timer.takeRetainedValue(), now: now))
    }
    return hasEnded
  }

  private func lookAgain(now: Int64) -> Bool {
    for index in scheduled.indices where scheduled[index].wasMoved {
      scheduled[index].reschedule(now: now)
    }
    let ended = scheduled.filter { !$0.timer.isValid }
    guard !ended.isEmpty else { return false }
    scheduled.removeAll { !$0.timer.isValid }
    for timer in ended { timer.timer.freeClosure() }
    return true
  }

  /// Lets time pass until something happens, by the clock or by a timer; false where nothing will.
  ///
  /// A timer that repeats is not waited for: it fires on the way to `limit`, or where there is none to
  /// what else is due.
  func fireNext(on clock: VirtualClock, notAfter limit: Int64?) -> Bool {
    firedLast = false
    guard !scheduled.isEmpty else { return clock.fireNext(notAfter: limit ?? .max) }
    let next = clock.nextDeadline
    guard let end = limit ?? [next, nextOneShot].compactMap(\.self).min() else { return false }
    guard let index = nextTimer, let deadline = scheduled[index].deadline,
      deadline <= end, next.map({ deadline < $0 }) ?? true
    else { return clock.fireNext(notAfter: end) }
    clock.move(to: deadline)
    let timer = scheduled[index].timer
    scheduled[index].advance(from: clock.time)
    firedLast = true
    timer.fire()
    return true
  }

  /// The first that is due.
  private var nextTimer: Int? {
    scheduled.indices.filter { scheduled[$0].deadline != nil }
      .min { (scheduled[$0].deadline ?? .max) < (scheduled[$1].deadline ?? .max) }
  }

  private var nextOneShot: Int64? {
    scheduled.lazy.filter { !$0.repeats }.compactMap(\.deadline).min()
  }

  /// Whether settling waits for a timer.
  var hasOneShot: Bool { nextOneShot != nil }

  /// Ends the timers that the app has scheduled.
  func invalidateScheduled() {
    if HeadlessDevice.runsProcessMainQueue { takeOver(now: 0) }
    guard !scheduled.isEmpty else { return }
    let ended = scheduled
    scheduled = []
    for timer in ended {
      timer.timer.invalidate()
      timer.timer.freeClosure()
    }
  }
}
