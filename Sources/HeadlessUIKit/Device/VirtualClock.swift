import CWorld
import HeapModule

/// A clock that advances only when the host says so; transitions and delayed work use it.
///
/// - Note: Not in UIKit.
@MainActor public final class VirtualClock {
  // Nanoseconds in 64 bits, because `Duration` has 128 and every step compares deadlines.
  private var nanoseconds: Int64 = 0 {
    didSet { if nanoseconds != oldValue { cworld_set_elapsed(nanoseconds) } }
  }
  private var events = Heap<Entry>()
  private var sequence: UInt64 = 0
  /// The number of scheduled events that settling waits for.
  private var awaited = 0
  /// The number of events that led to the running one, each scheduled by the one before.
  private(set) var chain = 0
  /// Settling doesn't wait for events in a longer chain than this: it hardly ever ends.
  nonisolated static let longestChain = 100

  nonisolated init() {}

  /// The time since the device was created.
  public var now: Duration { .nanoseconds(nanoseconds) }

  /// Whether nothing that settling waits for is scheduled.
  public var isEmpty: Bool { awaited == 0 }

  /// The name of an event that always schedules another one; nil for every other object.
  public static func nameOfEndlessEvent(_ object: AnyObject) -> String? {
    guard let event = object as? TimedEvent, event.isEndless else { return nil }
    return event.name
  }

  /// Runs `body` after `delay`; work due at the same time runs in scheduling order.
  public func schedule(after delay: Duration, _ body: @escaping @MainActor () -> Void) {
    schedule(ClosureEvent(body), after: delay.nanoseconds)
  }

  func schedule(_ event: TimedEvent, after delay: Int64) {
    sequence += 1
    event.isEndless = event.mayBeEndless && chain >= Self.longestChain
    event.chain = chain + 1
    if !event.isEndless { awaited += 1 }
    let (deadline, overflows) = nanoseconds.addingReportingOverflow(max(0, delay))
    events.insert(
      Entry(deadline: overflows ? .max : deadline, sequence: sequence, event: event))
  }

  /// Advances to the next deadline and runs what is due; returns false if nothing is scheduled.
  func fireNext() -> Bool {
    guard awaited > 0 else { return false }
    return fireFirst()
  }

  private func fireFirst() -> Bool {
    guard let next = events.popMin() else { return false }
    if !next.event.isEndless { awaited -= 1 }
    chain = next.event.chain
    move(to: next.deadline)
    next.event.fire()
    return true
  }

  /// Advances to the next deadline up to `limit` and runs what is due; returns false if nothing is.
  func fireNext(notAfter limit: Int64) -> Bool {
    guard let next = events.min, next.deadline <= limit else { return false }
    return fireFirst()
  }

  /// Called when no event runs any more.
  func endChain() { chain = 0 }

  /// Called when an event of another kind runs; `chain` is its chain's length.
  func begin(chain: Int) { self.chain = chain }

  /// The clock's time after `duration`.
  func time(after duration: Duration) -> Int64 {
    let (time, overflows) = nanoseconds.addingReportingOverflow(max(0, duration.nanoseconds))
    return overflows ? .max : time
  }

  func move(to time: Int64) {
    nanoseconds = max(nanoseconds, time)
  }

  /// Lets time pass in which the main thread sleeps: what is due meanwhile is late.
  func sleep(_ duration: Int64) {
    move(to: time(after: .nanoseconds(duration)))
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
    awaited = 0
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
    override var mayBeEndless: Bool { true }
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
  // Tasks that sleep again and again are counted task by task.
  override var mayBeEndless: Bool { [.dispatch, .otherQueue].contains(work.source) }
}

/// Work that the clock runs at its deadline.
@MainActor class TimedEvent {
  /// The number of events from a step to this one, each scheduled by the one before.
  fileprivate(set) var chain = 0
  /// Whether settling doesn't wait for the event, because its chain is so long that it hardly ends.
  fileprivate(set) var isEndless = false

  func fire() {}

  /// Whether settling may end before the event; a transition must be complete.
  var mayBeEndless: Bool { false }

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
