import HeadlessUIKit
import RetainGraph

extension OtherThreads {
  private static let most: Duration = .seconds(5)

  /// Waits until the app's other threads rest; returns false if that takes too long.
  ///
  /// Those that are still running then don't count from then on.
  @MainActor package static func comeToRest() -> Bool {
    resumed {
      let end = ContinuousClock.now + most
      var pause = 50
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
