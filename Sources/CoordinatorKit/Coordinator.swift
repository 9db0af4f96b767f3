import UIKit

/// An object that decides which screen comes next, so that screens don't depend on one another.
///
/// A coordinator retains its children. The parent that starts a child retains it until the child's
/// flow ends.
@MainActor public protocol Coordinator: AnyObject {
  /// The child flows that this coordinator has started and that haven't ended.
  var childCoordinators: [any Coordinator] { get set }

  /// Shows the flow's first screen.
  func start()

  /// The container that holds only this flow's screens, or nil if the flow has no container of its
  /// own.
  var rootViewController: UIViewController? { get }

  /// The screens that this coordinator added to a container it shares with other coordinators.
  var screens: [UIViewController] { get }

  /// The moves that this coordinator offers by name. The table never changes.
  var routes: [Route] { get }

  /// The app's own object: the coordinator itself, unless it wraps another object.
  var subject: AnyObject { get }

  /// Follows a link from the app's current state, or keeps it until it can be followed.
  ///
  /// Called on the root coordinator. Calls `completion` once, with the outcome.
  func open(_ link: DeepLink, completion: @escaping @MainActor (LinkOutcome) -> Void)
}

extension Coordinator {
  public var rootViewController: UIViewController? { nil }
  public var screens: [UIViewController] { [] }
  public var routes: [Route] { [] }
  public var subject: AnyObject { self }
}

extension Coordinator {
  /// Retains `child` until `removeChild(_:)` is called.
  public func addChild(_ child: any Coordinator) {
    guard !childCoordinators.contains(where: { $0 === child }) else { return }
    childCoordinators.append(child)
  }

  /// Releases a child whose flow has ended.
  public func removeChild(_ child: any Coordinator) {
    childCoordinators.removeAll { $0 === child }
  }
}
