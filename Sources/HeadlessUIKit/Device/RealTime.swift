import Glibc

/// Time outside the app, where its own ways to sleep use the virtual clock.
///
/// - Note: Not in UIKit.
public enum RealTime {
  /// Pauses the calling thread.
  public static func pause(microseconds: Int) {
    var left = timespec(tv_sec: microseconds / 1_000_000, tv_nsec: microseconds % 1_000_000 * 1000)
    var rest = timespec()
    while clock_nanosleep(CLOCK_MONOTONIC, 0, &left, &rest) == EINTR { left = rest }
  }
}
