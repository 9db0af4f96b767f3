/// A coordinator whose flow can be ended from within, as by a cancel button.
@MainActor public protocol Finishable: Coordinator {
  /// Takes the flow's screens away; whoever started it hears when they are gone.
  func finish() throws(RouteFailure)
}

/// Hears that a flow is over: whoever started it removes it from its children then.
@MainActor public protocol CoordinatorFinishDelegate: AnyObject {
  /// May come more than once, as more than one sign tells that a screen has gone.
  func didFinish(_ coordinator: any Coordinator)
}
