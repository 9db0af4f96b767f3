import HeadlessUIKit

/// Whether the newest repeating timers end by themselves, although the app has scheduled more at each visit.
///
/// Visits take no time, so such a timer can't have ended before the next visit schedules another.
struct TimerRehearsal: Rehearsal {
  /// How long a timer may go on: an animation, or a check whether a screen is gone, ends earlier.
  private static let patience = Duration.seconds(30)
  /// Whether this process answers, so that it needs no answer itself.
  @MainActor private(set) static var isRunning = false

  let last: Int?
  /// The number of timers.
  let count: Int

  func answer(_ replay: Replay) -> Bool {
    Self.isRunning = true
    defer { Self.isRunning = false }
    var hasEnded = false
    replay(nil) { session in
      guard session.stepCount == last, session.hold == nil else { return }
      let newest = HeadlessRunLoop.main.repeatingTimers.suffix(count)
      guard newest.count == count else { return }
      session.device.advance(by: Self.patience)
      hasEnded = newest.allSatisfy { !$0.isValid }
    }
    return hasEnded
  }
}

extension Session {
  /// Whether the newest repeating timers end if time passes; false if no replay can answer.
  func endTimers(_ count: Int, asOf moment: Finding.Moment) -> Bool {
    guard !TimerRehearsal.isRunning else { return false }
    let question = TimerRehearsal(last: moment.step, count: count)
    guard let rehearser = replayer.rehearser else { return rehearsed(question) }
    // In this process, the app may trap while time passes.
    return rehearser.rehearsed(question, in: self) ?? false
  }
}
