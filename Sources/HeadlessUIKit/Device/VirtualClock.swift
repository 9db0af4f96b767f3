import HeapModule

/// Time that passes only when the host says so; transitions and delayed work run on it.
@MainActor public final class VirtualClock {
  // Nanoseconds: a Duration has 128 bits, and comparing deadlines is on the path of every step.
  private var nanoseconds: Int64 = 0
  private var events = Heap<Entry>()
  private var sequence: UInt64 = 0

  nonisolated init() {}

  /// Time since the device was booted.
  public var now: Duration { .nanoseconds(nanoseconds) }

  /// Whether nothing is scheduled.
  public var isEmpty: Bool { events.isEmpty }

  /// Runs `body` when `delay` has passed; work due at the same instant runs in scheduling order.
  public func schedule(after delay: Duration, _ body: @escaping @MainActor () -> Void) {
    schedule(ClosureEvent(body), after: delay.nanoseconds)
  }

  func schedule(_ event: TimedEvent, after delay: Int64) {
    sequence += 1
    let (deadline, overflows) = nanoseconds.addingReportingOverflow(max(0, delay))
    events.insert(
      Entry(deadline: overflows ? .max : deadline, sequence: sequence, event: event))
  }

  /// Moves to the next deadline and runs what is due there; false where there is none.
  func fireNext() -> Bool {
    guard let next = events.popMin() else { return false }
    nanoseconds = next.deadline
    next.event.fire()
    return true
  }

  /// The same, but leaves what is due after `limit`.
  func fireNext(notAfter limit: Int64) -> Bool {
    guard let next = events.min, next.deadline <= limit else { return false }
    return fireNext()
  }

  /// Where the clock will stand after `duration`.
  func time(after duration: Duration) -> Int64 {
    let (time, overflows) = nanoseconds.addingReportingOverflow(max(0, duration.nanoseconds))
    return overflows ? .max : time
  }

  func move(to time: Int64) {
    nanoseconds = max(nanoseconds, time)
  }

  /// When something happens next.
  var nextDeadline: Int64? { events.min?.deadline }

  /// Where the clock stands.
  var time: Int64 { nanoseconds }

  /// What happens next.
  var nextName: String? { events.min?.event.name }

  /// Forgets what is scheduled; it never happens.
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

/// Work of the app that waits for its time, as `DispatchQueue.main.asyncAfter` makes it.
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

  /// What to call it where it never ends.
  var name: String { "an animation" }

  /// It will never be fired: lets go of what it holds.
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
