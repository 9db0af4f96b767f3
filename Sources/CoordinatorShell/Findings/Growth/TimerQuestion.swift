import HeadlessUIKit

/// Whether the newest timers or display links end by themselves, although the app has scheduled more at each visit.
///
/// Visits take no time, so such a timer can't have ended before the next visit schedules another.
struct TimerQuestion: ReplayQuestion {
  /// How long a timer may go on: an animation, or a check whether a screen is gone, ends earlier.
  private static let patience = Duration.seconds(30)

  let last: Int?
  /// The number of timers.
  let count: Int
  /// Whether they are display links.
  let areLinks: Bool

  func answer(_ replay: Replay) -> Bool {
    var hasEnded = false
    replay(nil) { session in
      // The replay meets the same question on its way, and must not ask for another replay.
      session.judge.asksWhatEnds = false
      guard session.stepCount == last, session.hold == nil else { return }
      let runLoop = HeadlessRunLoop.main
      let newest = (areLinks ? runLoop.displayLinks : runLoop.repeatingTimers).suffix(count)
      guard newest.count == count else { return }
      session.device.advance(by: Self.patience)
      hasEnded = newest.allSatisfy { !$0.isRepeating }
    }
    return hasEnded
  }
}

extension Session {
  /// Whether the newest repeating timers end if time passes; false if no replay can answer.
  func endTimers(_ count: Int, areLinks: Bool, asOf moment: Finding.Moment) -> Bool {
    guard judge.asksWhatEnds else { return false }
    return replayedElsewhere(TimerQuestion(last: moment.step, count: count, areLinks: areLinks))
  }
}
