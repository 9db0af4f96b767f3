/// A coordinator whose flow can be ended from within, for example by a Cancel button.
@MainActor public protocol Finishable: Coordinator {
  /// Removes the flow's screens; the parent is notified when they are gone.
  func finish() throws(RouteFailure)
}

/// Receives a notification when a flow ends, so that the parent can remove the child.
@MainActor public protocol CoordinatorFinishDelegate: AnyObject {
  /// Called when the flow has ended; it may be called more than once, because several events can
  /// report that a screen is gone.
  func didFinish(_ coordinator: any Coordinator)
}
