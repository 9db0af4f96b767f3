import CWorld

/// The app's work on threads other than the main one.
///
/// It takes no virtual time: the device waits for it, in real time, before the virtual clock advances.
///
/// - Note: Not in UIKit.
@MainActor public struct WorkElsewhere {
  /// Waits until the other threads are idle; returns whether they are.
  ///
  /// Set by a host whose threads are all the app's.
  public static var rest: (@MainActor () -> Bool)?

  /// The number of handovers to other threads that the device has waited for.
  private static var awaited: UInt64 = 0

  /// Whether the threads haven't come to rest in this settling, which goes on without them.
  private var isEndless = false

  nonisolated init() {}

  /// Whether the app had handed over work, which has ended now and may have left some to the main thread.
  mutating func hasEnded() -> Bool {
    let handovers = cworld_handovers()
    guard handovers != Self.awaited, !isEndless, let rest = Self.rest else { return false }
    Self.awaited = handovers
    isEndless = !rest()
    return true
  }
}
