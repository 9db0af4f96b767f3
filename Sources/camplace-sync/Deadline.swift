import Dispatch

/// The moment at which the sync gives up.
struct Deadline {
  /// The total time in seconds.
  let seconds: Double

  private let end: ContinuousClock.Instant

  init(seconds: Double) {
    self.seconds = seconds
    end = .now + .seconds(seconds)
  }

  var secondsLeft: Double {
    max(0, (end - .now) / .seconds(1))
  }

  var isOver: Bool { secondsLeft == 0 }
}

extension DispatchTimeInterval {
  static func seconds(_ seconds: Double) -> DispatchTimeInterval {
    .nanoseconds(Int(seconds * 1e9))
  }
}
