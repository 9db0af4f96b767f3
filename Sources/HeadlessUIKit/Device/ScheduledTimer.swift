/// A timer of the app that the device fires in virtual time instead of its real clock.
@MainActor protocol ScheduledTimer {
  /// The deadline in virtual nanoseconds; nil for a date in the distant future.
  var deadline: Int64? { get }
  /// The number of events that led to this timer, each scheduled by the one before.
  var chain: Int { get }
  var repeats: Bool { get }
  var isValid: Bool { get }

  /// Reads the fire date again if the app has changed it.
  mutating func update(now: Int64)
  /// Sets the next fire date of a repeating timer, before it fires.
  mutating func advance(from now: Int64)
  func fire()
  /// Releases what the timer retains after it has ended.
  func end()
}

extension ScheduledTimer {
  /// Whether settling waits for the timer: it ends, and doesn't always schedule another one.
  var isAwaited: Bool { !repeats && chain <= VirtualClock.longestChain }
}
