import CoordinatorKit
import HeadlessUIKit

/// Finds the coordinators of a launched app.
@MainActor package protocol CoordinatorSource: AnyObject {
  /// Whether the coordinators offer routes, events, and links, as CoordinatorKit's do.
  var offersRoutes: Bool { get }
  /// Whether the delegate of the scene in front names its coordinator.
  var isNamedByDelegate: Bool { get }

  /// Notes the delegate of the scene that came to the front.
  func follow(_ delegate: (any UIWindowSceneDelegate)?)
  /// Reads the app's objects after a step.
  func read(_ device: HeadlessDevice)

  /// The root coordinator of the scene in front, or of the app.
  var root: (any Coordinator)? { get }
  /// The root coordinators that a delegate of the application or of a scene retains.
  func coordinators(of delegate: AnyObject?) -> [any Coordinator]
  /// The root coordinator of the scene in front, and those of the others.
  func tops(on device: HeadlessDevice) -> (root: (any Coordinator)?, others: [any Coordinator])
}
