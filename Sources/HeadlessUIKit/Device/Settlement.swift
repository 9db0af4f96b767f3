/// The outcome of settling.
///
/// - Note: Not in UIKit.
public enum Settlement: Equatable, Sendable {
  case idle
  /// The turn limit was reached while this source still had work.
  case neverIdle(BusySource)
}

/// The source of work that keeps a device from becoming idle.
///
/// - Note: Not in UIKit.
public enum BusySource: Equatable, Sendable {
  /// Layout passes that request more layout, named by the object: `<UINavigationController#1>`.
  case layout(of: String)
  /// Delayed work that schedules more: an animation, a transition, or `asyncAfter`.
  case timedWork(String)
  /// `DispatchQueue.main.async` work that adds more.
  case mainQueue
  /// A task that never ends or always starts another.
  case task
  /// A main-actor task that never ends or always starts another.
  case mainActorTask
  /// Work on the process's own main queue that always adds more.
  case processMainQueue
}
