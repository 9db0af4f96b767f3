/// A coordinator whose flow can be ended from within, for example by a Cancel button.
@MainActor public protocol Finishable: Coordinator {
  /// Removes the flow's screens.
  ///
  /// The coordinator notifies its finish delegate when the screens are gone. Throws if there is
  /// nothing to close, as at the root of the app.
  func finish() throws(RouteFailure)
}

/// The parent of a flow, which removes the child when the flow ends.
///
/// A coordinator refers to its finish delegate weakly, because the delegate retains the
/// coordinator.
@MainActor public protocol CoordinatorFinishDelegate: AnyObject {
  /// Tells the delegate that the coordinator's flow has ended.
  ///
  /// A coordinator may call this more than once, because several callbacks can report that a
  /// screen is gone.
  func didFinish(_ coordinator: any Coordinator)
}
