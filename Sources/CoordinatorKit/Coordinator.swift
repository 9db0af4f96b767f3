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
  ///
  /// The shell shows these screens below the coordinator in the tree, and reports the coordinator
  /// if it stays attached after all of them have left. Store them through weak references; the
  /// container retains them.
  var screens: [UIViewController] { get }

  /// The moves that this coordinator offers by name.
  ///
  /// The table never changes, so return a static constant. The shell looks up a route on the active
  /// coordinator, then on its ancestors.
  var routes: [Route] { get }

  /// The object that labels and findings name.
  ///
  /// The coordinator itself, unless it wraps another object of the app.
  var subject: AnyObject { get }

  /// Follows a link from the app's current state, or keeps it until it can be followed.
  ///
  /// The shell calls this on the root coordinator. Call `completion` exactly once, with the
  /// outcome. The default implementation follows the link with `follow(_:completion:)`; implement
  /// the method to keep a link until the user has logged in.
  func open(_ link: DeepLink, completion: @escaping @MainActor (LinkOutcome) -> Void)
}

extension Coordinator {
  /// Nil: the coordinator shares a container with other coordinators.
  public var rootViewController: UIViewController? { nil }
  /// No screens, for a coordinator with its own container.
  public var screens: [UIViewController] { [] }
  /// No routes.
  public var routes: [Route] { [] }
  /// The coordinator itself.
  public var subject: AnyObject { self }
}

extension Coordinator {
  /// Retains `child` until `removeChild(_:)` is called.
  ///
  /// Add a child before you start it. Adding a child twice has no effect.
  public func addChild(_ child: any Coordinator) {
    guard !childCoordinators.contains(where: { $0 === child }) else { return }
    childCoordinators.append(child)
  }

  /// Releases a child whose flow has ended.
  ///
  /// Removing a child twice has no effect, because several callbacks can report the same end.
  public func removeChild(_ child: any Coordinator) {
    childCoordinators.removeAll { $0 === child }
  }
}
