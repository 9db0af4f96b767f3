/// Closures that run after a view controller's callbacks, as intercepting a method does in Objective-C.
///
/// - Note: Not in UIKit.
@MainActor final class CallbackObservers {
  private var handlers: [String: [(CallbackObservation, ([Any]) -> Void)]] = [:]

  func add(_ name: String, _ handler: @escaping ([Any]) -> Void) -> CallbackObservation {
    let observation = CallbackObservation()
    handlers[name, default: []].append((observation, handler))
    return observation
  }

  func remove(_ observation: CallbackObservation) {
    for name in handlers.keys { handlers[name]?.removeAll { $0.0 === observation } }
  }

  func notify(_ name: String, _ arguments: [Any]) {
    for (_, handler) in handlers[name] ?? [] { handler(arguments) }
  }
}

/// The token that `UIViewController.observeCallback(_:_:)` returns; it ends the observation.
///
/// - Note: Not in UIKit.
public final class CallbackObservation: Sendable {
  init() {}
}

extension UIViewController {
  /// The callbacks that can be observed, by their names without parameters.
  ///
  /// - Note: Not in UIKit.
  public static let observableCallbacks: Set<String> = [
    "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    "didMoveToParent",
  ]

  /// Runs a closure with the arguments after each call of a callback; the view controller retains it.
  ///
  /// - Parameter name: One of ``observableCallbacks``.
  /// - Note: Not in UIKit.
  public func observeCallback(
    _ name: String, _ handler: @escaping ([Any]) -> Void
  ) -> CallbackObservation {
    let observers = callbackObservers ?? CallbackObservers()
    callbackObservers = observers
    return observers.add(name, handler)
  }

  /// Ends what ``observeCallback(_:_:)`` started.
  ///
  /// - Note: Not in UIKit.
  public func removeCallbackObservation(_ observation: CallbackObservation) {
    callbackObservers?.remove(observation)
  }
}
