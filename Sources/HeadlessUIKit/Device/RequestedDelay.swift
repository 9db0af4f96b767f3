import Glibc
import Synchronization

/// The delay that the app has asked for, where all there is to see is a moment of a real clock.
///
/// The app read that clock a little before, and added the delay. The delay is taken to be the roundest
/// number that fits, which is the same on every run although the clocks are not.
enum RequestedDelay {
  private static let jobStart = Atomic<Int64>(0)
  private static let turnStart = Atomic<Int64>(0)
  private static let lastTurnStart = Atomic<Int64>(0)

  /// Notes that the app's code gets its turn now.
  static func turnBegins() {
    lastTurnStart.store(turnStart.load(ordering: .relaxed), ordering: .relaxed)
    turnStart.store(realTime, ordering: .relaxed)
    jobBegins()
  }

  /// Notes that a job of the app's begins now.
  static func jobBegins() {
    jobStart.store(realTime, ordering: .relaxed)
  }

  /// What was asked for when `left` nanoseconds of it are left; nothing where the moment is over.
  ///
  /// Most often the clock was read in this very job. If not, it was in one of the turn before.
  static func nanoseconds(left: Int64) -> Int64 {
    let now = realTime
    let delay = roundest(from: left, by: now - jobStart.load(ordering: .relaxed))
    guard delay % 1_000_000 != 0 else { return delay }
    return roundest(from: left, by: believable(now - lastTurnStart.load(ordering: .relaxed), left))
  }

  /// The same of seconds between two dates, which are exact to less than a microsecond; `usually` is
  /// what it is taken to be where that fits.
  static func nanoseconds(left: Double, usually: Int64? = nil) -> Int64 {
    let slack: Int64 = 1000
    let least = Duration.seconds(left).nanoseconds - slack
    let elapsed = realTime - turnStart.load(ordering: .relaxed)
    if let usually, usually >= least, usually - least <= elapsed + 2 * slack { return usually }
    return roundest(from: least, by: believable(elapsed, least) + 2 * slack)
  }

  /// A process that was kept waiting for long was so before it read the clock rather than after.
  private static func believable(_ elapsed: Int64, _ left: Int64) -> Int64 {
    min(elapsed, max(left / 2, 10_000_000))
  }

  /// The multiple of the largest of 1, 5, 10, 50, 100… that is no further than `width` above `least`.
  static func roundest(from least: Int64, by width: Int64) -> Int64 {
    guard least > 0 else { return 0 }
    let most = least.addingReportingOverflow(max(0, width))
    guard !most.overflow else { return least }
    var power: Int64 = 1_000_000_000_000_000
    while power > 1 {
      for step in [power, power / 2] {
        let over = least % step
        guard over > 0 else { return least }
        let (multiple, overflows) = least.addingReportingOverflow(step - over)
        if !overflows, multiple <= most.partialValue { return multiple }
      }
      power /= 10
    }
    return least
  }

  private static var realTime: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
