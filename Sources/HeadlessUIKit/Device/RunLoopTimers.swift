import CRunLoop
import Foundation

extension HeadlessRunLoop {
  /// Updates the timers that the app has scheduled, rescheduled, or invalidated since the last
  /// turn.
  ///
  /// Returns true if a timer has ended, which may deallocate what it retained. Costs a single check
  /// if there are no timers.
  @discardableResult
  func takeOver(now: Int64) -> Bool {
    firedRepeating = false
    let hasEnded = !scheduled.isEmpty && lookAgain(now: now)
    let chain = HeadlessDevice.current.clock.chain + 1
    scheduled += FoundationTimer.takeNewcomers(besides: scheduled, now: now, chain: chain)
    DispatchTimer.update(&scheduled, now: now, chain: chain)
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
    for index in scheduled.indices { scheduled[index].update(now: now) }
    let ended = scheduled.filter { !$0.isValid }
    guard !ended.isEmpty else { return false }
    scheduled.removeAll { !$0.isValid }
    for timer in ended { timer.end() }
    return true
  }

  /// Advances to the next event of the clock or a timer; returns false if there is none.
  ///
  /// Doesn't wait for repeating timers: they fire on the way to `limit`, or to the next other event
  /// if there is no limit.
  func fireNext(on clock: VirtualClock, notAfter limit: Int64?) -> Bool {
    firedLast = false
    firedRepeating = false
    guard !scheduled.isEmpty else {
      return limit.map { clock.fireNext(notAfter: $0) } ?? clock.fireNext()
    }
    let next = clock.nextDeadline
    let awaited = [clock.isEmpty ? nil : next, nextOneShot].compactMap(\.self)
    guard let end = limit ?? awaited.min() else { return false }
    awaitedEnd = end
    guard let index = nextTimer, let deadline = scheduled[index].deadline,
      deadline <= end, next.map({ deadline < $0 }) ?? true
    else { return clock.fireNext(notAfter: end) }
    clock.move(to: deadline)
    let timer = scheduled[index]
    scheduled[index].advance(from: clock.time)
    firedLast = true
    firedRepeating = timer.repeats
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

  /// The app's valid repeating timers, in the order in which it scheduled them.
  package var repeatingTimers: [any Repeating] {
    scheduled.compactMap { ($0 as? FoundationTimer)?.timer }.filter {
      $0.isValid && $0.timeInterval > 0
    }
  }

  /// The display links on the run loop, in the order in which the app added them.
  package var displayLinks: [any Repeating] {
    scheduled.compactMap { ($0 as? DisplayLinkTimer)?.link }.filter(\.isRepeating)
  }

  /// Whether settling waits for a timer.
  var hasOneShot: Bool { nextOneShot != nil }

  /// Invalidates the timers that the app has scheduled.
  func invalidateScheduled() {
    if HeadlessDevice.runsProcessMainQueue { takeOver(now: 0) }
    guard !scheduled.isEmpty else { return }
    let ended = scheduled
    scheduled = []
    for timer in ended { timer.end() }
  }
}
