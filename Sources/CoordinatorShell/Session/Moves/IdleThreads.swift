import HeadlessUIKit
import RetainGraph

extension OtherThreads {
  private static let most: Duration = .seconds(5)

  /// Waits until the app's other threads are idle; returns false if that takes too long.
  ///
  /// From then on, threads that are still running no longer count.
  @MainActor package static func waitUntilIdle() -> Bool {
    resumed {
      let end = ContinuousClock.now + most
      var pause = 50
      // A thread that waits for a lock of this one looks parked, until this one pauses.
      if exist { RealTime.pause(microseconds: pause) }
      while haveWork {
        guard ContinuousClock.now < end else {
          noteRestless()
          return false
        }
        RealTime.pause(microseconds: pause)
        pause = min(pause * 2, 5_000)
      }
      return true
    }
  }
}
