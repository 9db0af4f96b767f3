/// How settling ended.
public enum Settlement: Equatable, Sendable {
  case idle
  /// The turns were used up, and this still had work for the next one.
  case neverIdle(BusySource)
}

/// What keeps a device from becoming idle.
public enum BusySource: Equatable, Sendable {
  /// Layout passes that ask for more: named by the object, as `<UINavigationController#1>`.
  case layout(of: String)
  /// Delayed work that schedules more: an animation, a transition or `asyncAfter`.
  case timedWork(String)
  /// `DispatchQueue.main.async` work that adds more.
  case mainQueue
  /// A task that goes on for ever, or always starts another.
  case task
  /// The same on the main actor.
  case mainActorTask
  /// Work on the process' own main queue that always adds more.
  case processMainQueue
}
