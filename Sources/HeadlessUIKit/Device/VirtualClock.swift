import HeapModule

/// A clock that advances only when the host says so; transitions and delayed work use it.
///
/// - Note: Not in UIKit.
@MainActor public final class VirtualClock {
  // Nanoseconds in 64 bits, because `Duration` has 128 and every step compares deadlines.
  private var nanoseconds: Int64 = 0
  private var events = Heap<Entry>()
  private var sequence: UInt64 = 0

  nonisolated init() {}

  /// The time since the device was created.
  public var now: Duration { .nanoseconds(nanoseconds) }

  /// Whether nothing is scheduled.
  public var isEmpty: Bool { events.isEmpty }

  /// Runs `body` after `delay`; work due at the same time runs in scheduling order.
  public func schedule(after delay: Duration, _ body: @escaping @MainActor () -> Void) {
    schedule(ClosureEvent(body), after: delay.nanoseconds)
  }

  func schedule(_ event: TimedEvent, after delay: Int64) {
    sequence += 1
    let (deadline, overflows) = nanoseconds.addingReportingOverflow(max(0, delay))
    events.insert(
      Entry(deadline: overflows ? .max : deadline, sequence: sequence, event: event))
  }

  /// Advances to the next deadline and runs what is due; returns false if nothing is scheduled.
  func fireNext() -> Bool {
    guard let next = events.popMin() else { return false }
    nanoseconds = next.deadline
    next.event.fire()
    return true
  }

  /// Advances to the next deadline up to `limit` and runs what is due; returns false if nothing is.
  func fireNext(notAfter limit: Int64) -> Bool {
    guard let next = events.min, next.deadline <= limit else { return false }
    return fireNext()
  }

  /// The clock's time after `duration`.
  func time(after duration: Duration) -> Int64 {
    let (time, overflows) = nanoseconds.addingReportingOverflow(max(0, duration.nanoseconds))
    return overflows ? .max : time
  }

  func move(to time: Int64) {
    nanoseconds = max(nanoseconds, time)
  }

  /// The next deadline.
  var nextDeadline: Int64? { events.min?.deadline }

  /// The current time.
  var time: Int64 { nanoseconds }

  /// The name of the next event.
  var nextName: String? { events.min?.event.name }

  /// Removes all scheduled events, which never run.
  func clear() {
    let abandoned = events
    events = Heap()
    for entry in abandoned.unordered { entry.event.abandon() }
  }

  private struct Entry: Comparable {
    let deadline: Int64
    let sequence: UInt64
    let event: TimedEvent

    static func < (a: Entry, b: Entry) -> Bool {
      a.deadline == b.deadline ? a.sequence < b.sequence : a.deadline < b.deadline
    }

    static func == (a: Entry, b: Entry) -> Bool { a.sequence == b.sequence }
  }

  private final class ClosureEvent: TimedEvent {
    let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) {
      self.body = body
    }

    override func fire() { body() }
    override var name: String { "scheduled work" }
  }
}

/// Delayed work of the app, such as `DispatchQueue.main.asyncAfter` schedules.
@MainActor final class DelayedWork: TimedEvent {
  private let work: MainQueue.Work

  init(_ work: MainQueue.Work) {
    self.work = work
  }

  override func fire() { work.body() }
  override var name: String { work.source.name }
}

/// Work that the clock runs at its deadline.
@MainActor class TimedEvent {
  func fire() {}

  /// The event's name in messages about a busy device.
  var name: String { "an animation" }

  /// Called if the event will never fire, to release what it retains.
  func abandon() {}
}

extension Duration {
  var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (scaled, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !overflows else { return seconds < 0 ? .min : .max }
    return scaled.addingReportingOverflow(attoseconds / 1_000_000_000).partialValue
  }
}
