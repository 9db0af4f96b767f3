import CWorld
import Synchronization

/// Events of the virtual clock that take real time while the main thread waits for them.
///
/// A main thread that waits can't advance the virtual clock.
///
/// - Note: Not in UIKit.
public enum BlockedMainThread {
  private struct Event: Sendable {
    let deadline: ContinuousClock.Instant
    let isPending: @Sendable () -> Bool
    let begin: @Sendable () -> Void
  }

  private static let events = Mutex<[Event]>([])

  /// Calls `begin` on another thread if the main thread waits for one when `delay` nanoseconds of real
  /// time have passed, or later, and the event is still pending.
  ///
  /// The closures must not retain what the event does.
  public static func watch(
    after delay: Int64 = 0, while isPending: @escaping @Sendable () -> Bool,
    _ begin: @escaping @Sendable () -> Void
  ) {
    let event = Event(
      deadline: .now + .nanoseconds(delay), isPending: isPending, begin: begin)
    events.withLock { events in
      events.removeAll { !$0.isPending() }
      events.append(event)
    }
    cworld_watch_main_thread { BlockedMainThread.beginWhatIsDue() }
  }

  private static func beginWhatIsDue() {
    let now = ContinuousClock.now
    let due = events.withLock { events in
      defer { events.removeAll { $0.deadline <= now } }
      return events.filter { $0.deadline <= now && $0.isPending() }
    }
    for event in due { event.begin() }
  }
}
