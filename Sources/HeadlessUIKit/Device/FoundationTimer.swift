import CRunLoop
import Foundation

/// A Foundation timer that the app scheduled on the main run loop, which itself never runs.
struct FoundationTimer: ScheduledTimer {
  let timer: Timer
  /// The fire date when last read; the app may have changed it since.
  private var fireDate: Date
  private(set) var deadline: Int64?
  let chain: Int

  private init(_ timer: Timer, now: Int64, chain: Int) {
    self.timer = timer
    self.chain = chain
    fireDate = timer.fireDate
    deadline = nil
    reschedule(now: now)
  }

  /// Takes the timers that the run loop didn't have before.
  static func takeNewcomers(
    besides known: [any ScheduledTimer], now: Int64, chain: Int
  ) -> [any ScheduledTimer] {
    guard camsh_main_run_loop_has_timers() else { return [] }
    var newcomers: [Unmanaged<Timer>] = []
    withUnsafeMutablePointer(to: &newcomers) { newcomers in
      camsh_take_timers(
        { $1.assumingMemoryBound(to: [Unmanaged<Timer>].self).pointee.append(.fromOpaque($0)) },
        newcomers)
    }
    return newcomers.compactMap { timer in
      let isKnown = known.contains {
        ($0 as? FoundationTimer)?.timer === timer.takeUnretainedValue()
      }
      // On Linux, a timer retains itself even after it ends; from here on the run loop retains it,
      // as on iOS.
      return isKnown ? nil : FoundationTimer(timer.takeRetainedValue(), now: now, chain: chain)
    }
  }

  /// The interval; zero for a timer that fires once.
  private var interval: Int64 { Duration.seconds(timer.timeInterval).nanoseconds }

  var repeats: Bool { timer.timeInterval > 0 }
  var isValid: Bool { timer.isValid }

  mutating func update(now: Int64) {
    if timer.fireDate != fireDate { reschedule(now: now) }
  }

  private mutating func reschedule(now: Int64) {
    fireDate = timer.fireDate
    let left = fireDate.timeIntervalSinceNow
    let year = 365.0 * 86_400
    let delay = RequestedDelay.nanoseconds(left: left, usually: repeats ? interval : nil)
    // On Linux, a repeating timer that wasn't created by `scheduledTimer` is due immediately.
    let isUnsaid = repeats && delay == 0
    deadline = left > year ? nil : now + (isUnsaid ? interval : delay)
  }

  mutating func advance(from now: Int64) {
    guard repeats else {
      deadline = nil
      return
    }
    deadline = now.addingReportingOverflow(interval).partialValue
    timer.fireDate = Date(timeIntervalSinceNow: timer.timeInterval)
    fireDate = timer.fireDate
  }

  func fire() { timer.fire() }

  func end() {
    timer.invalidate()
    EndedClosures.release(of: timer)
  }
}
