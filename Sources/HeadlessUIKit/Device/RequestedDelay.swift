import CWorld
import Glibc
import Synchronization

/// Recovers the delay that the app requested from a deadline on a real clock.
///
/// The app read the clock slightly earlier and added the delay. The result is the roundest number
/// that fits, so every run computes the same delay although the clock differs.
enum RequestedDelay {
  private static let jobStart = Atomic<Int64>(0)
  private static let turnStart = Atomic<Int64>(0)
  private static let lastTurnStart = Atomic<Int64>(0)
  /// The date when the turn began.
  private static let turnDate = Atomic<Int64>(0)

  /// Records that a run loop turn of the app's code begins.
  static func turnBegins() {
    lastTurnStart.store(turnStart.load(ordering: .relaxed), ordering: .relaxed)
    turnStart.store(realTime, ordering: .relaxed)
    turnDate.store(cworld_date(), ordering: .relaxed)
    jobBegins()
  }

  /// Records that one of the app's jobs begins.
  static func jobBegins() {
    jobStart.store(realTime, ordering: .relaxed)
  }

  /// The requested delay when `left` nanoseconds remain; zero if the deadline has passed.
  ///
  /// Usually the app read the clock in the current job, otherwise in one of the turn before.
  static func nanoseconds(left: Int64) -> Int64 {
    let now = realTime
    let delay = roundest(from: left, by: now - jobStart.load(ordering: .relaxed))
    guard delay % 1_000_000 != 0 else { return delay }
    return roundest(from: left, by: believable(now - lastTurnStart.load(ordering: .relaxed), left))
  }

  /// The requested delay in seconds between two dates, which are accurate to a microsecond.
  ///
  /// Prefers `usually` if it fits.
  static func nanoseconds(left: Double, usually: Int64? = nil) -> Int64 {
    let slack: Int64 = 1000
    let least = Duration.seconds(left).nanoseconds - slack
    let elapsed = cworld_date() - turnDate.load(ordering: .relaxed)
    if let usually, usually >= least, usually - least <= elapsed + 2 * slack { return usually }
    return roundest(from: least, by: believable(elapsed, least) + 2 * slack)
  }

  /// Limits the elapsed time: a long pause of the process is more likely before the clock was read.
  private static func believable(_ elapsed: Int64, _ left: Int64) -> Int64 {
    min(elapsed, max(left / 2, 10_000_000))
  }

  /// The multiple of the largest of 1, 5, 10, 50, 100… that is at most `width` above `least`.
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
