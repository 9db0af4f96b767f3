import HeapModule

/// Time that passes only when the host says so; transitions and delayed work run on it.
@MainActor public final class VirtualClock {
  /// Time since the device was booted.
  public private(set) var now: Duration = .zero

  private var events = Heap<Entry>()
  private var sequence: UInt64 = 0

  nonisolated init() {}

  /// Whether nothing is scheduled.
  public var isEmpty: Bool { events.isEmpty }

  /// Runs `body` when `delay` has passed; work due at the same instant runs in scheduling order.
  public func schedule(after delay: Duration, _ body: @escaping @MainActor () -> Void) {
    schedule(ClosureEvent(body), after: delay)
  }

  func schedule(_ event: any TimedEvent, after delay: Duration) {
    sequence += 1
    events.insert(Entry(deadline: now + delay, sequence: sequence, event: event))
  }

  /// Moves to the next deadline and runs what is due there; false where there is none.
  func fireNext(notAfter limit: Duration? = nil) -> Bool {
    guard let next = events.min else { return false }
    if let limit, next.deadline > limit { return false }
    events.removeMin()
    now = next.deadline
    next.event.fire()
    return true
  }

  func move(to time: Duration) {
    now = max(now, time)
  }

  func clear() {
    events = Heap()
  }

  private struct Entry: Comparable {
    let deadline: Duration
    let sequence: UInt64
    let event: any TimedEvent

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

    func fire() { body() }
  }
}

/// Work that the clock runs at its deadline.
@MainActor protocol TimedEvent: AnyObject {
  func fire()
}
