/// A timer that the app set on a source of Dispatch.
struct DispatchTimer: ScheduledTimer {
  private let source: TimerSource
  private(set) var deadline: Int64?
  let chain: Int

  /// Replaces the timers that the app has set again, and adds those that it has set for the first time.
  static func update(_ timers: inout [any ScheduledTimer], now: Int64, chain: Int) {
    for source in TimerSource.takeNewcomers() {
      timers.removeAll { ($0 as? DispatchTimer)?.source.isSame(as: source) ?? false }
      guard source.isValid else { continue }
      let deadline = now.addingReportingOverflow(source.delay)
      timers.append(
        DispatchTimer(
          source: source, deadline: deadline.overflow ? nil : deadline.partialValue, chain: chain))
    }
  }

  var repeats: Bool { source.interval > 0 }
  var isValid: Bool { source.isValid }

  /// The app sets another timer instead.
  mutating func update(now: Int64) {}

  mutating func advance(from now: Int64) {
    deadline = repeats ? now.addingReportingOverflow(source.interval).partialValue : nil
  }

  func fire() { source.fire() }

  /// Dispatch releases the handlers itself.
  func end() {}
}
