import UIKit

/// Work on another queue that retains a screen for a random time, which must not change the
/// findings about the screen: `ZOO_DELAYS` is the seed.
@MainActor enum Delay {
  private static var state = ProcessInfo.processInfo
    .environment["ZOO_DELAYS"].flatMap { UInt64($0) }

  static func hold(_ screen: UIViewController) {
    guard let seed = state else { return }
    let next = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    state = next
    let microseconds: [UInt32] = [0, 500, 3_000, 20_000, 80_000]
    let time = microseconds[Int(next >> 33) % microseconds.count]
    DispatchQueue.global().async {
      usleep(time)
      withExtendedLifetime(screen) {}
    }
  }
}
