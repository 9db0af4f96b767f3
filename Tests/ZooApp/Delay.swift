import UIKit

/// Work on another queue that retains a screen for `ZOO_DELAYS` milliseconds, which must not change
/// the findings about the screen.
@MainActor enum Delay {
  private static let milliseconds = ProcessInfo.processInfo
    .environment["ZOO_DELAYS"].flatMap { UInt32($0) }

  static func hold(_ screen: UIViewController) {
    guard let milliseconds else { return }
    DispatchQueue.global().async {
      usleep(milliseconds * 1_000)
      withExtendedLifetime(screen) {}
    }
  }
}
