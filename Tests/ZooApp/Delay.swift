import UIKit

/// Work on another queue that retains a screen for `ZOO_DELAYS` milliseconds, which must not change
/// the findings about the screen.
@MainActor enum Delay {
  private static let milliseconds = ProcessInfo.processInfo
    .environment["ZOO_DELAYS"].flatMap { Int($0) }

  static func hold(_ screen: UIViewController) {
    guard let milliseconds else { return }
    DispatchQueue.global().async {
      // In real time, as a file takes to be read; other ways to sleep use the virtual clock.
      var time = timespec(
        tv_sec: milliseconds / 1_000, tv_nsec: milliseconds % 1_000 * 1_000_000)
      clock_nanosleep(CLOCK_MONOTONIC, 0, &time, nil)
      withExtendedLifetime(screen) {}
    }
  }
}
