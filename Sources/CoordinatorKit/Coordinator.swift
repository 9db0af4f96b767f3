import UIKit

/// An object that decides which screen comes next, so that screens need not know one another.
///
/// A coordinator keeps its children alive; whoever starts one keeps it until its flow is over.
@MainActor public protocol Coordinator: AnyObject {
  /// The flows that this one started and that are not over.
  var childCoordinators: [any Coordinator] { get set }

  /// Brings the flow's first screen up.
  func start()

  /// The container that holds this flow's screens and no other's; nil where it has none of its own.
  var rootViewController: UIViewController? { get }

  /// The screens that this one put into a container that it shares with other coordinators.
  var screens: [UIViewController] { get }

  /// The moves that can be asked for by name; the same table every time.
  var routes: [Route] { get }

  /// The app's own object: this one itself, unless it only stands for one.
  var subject: AnyObject { get }

  /// Follows a link from wherever the app is, or keeps it until it can be followed.
  ///
  /// Asked of the coordinator at the top; `completion` comes once, when that is settled.
  func open(_ link: DeepLink, completion: @escaping @MainActor (LinkOutcome) -> Void)
}

extension Coordinator {
  public var rootViewController: UIViewController? { nil }
  public var screens: [UIViewController] { [] }
  public var routes: [Route] { [] }
  public var subject: AnyObject { self }
}

extension Coordinator {
  /// Keeps `child` alive until `removeChild(_:)`.
  public func addChild(_ child: any Coordinator) {
    guard !childCoordinators.contains(where: { $0 === child }) else { return }
    childCoordinators.append(child)
  }

  /// Lets go of a child whose flow is over.
  public func removeChild(_ child: any Coordinator) {
    childCoordinators.removeAll { $0 === child }
  }
}
