import CoordinatorKit
import HeadlessUIKit

/// The coordinators that the app's own delegates name.
@MainActor final class HostingDelegates: CoordinatorSource {
  private let app: HostedApp
  private var front: AnyObject?
  /// The same delegate, if it names its coordinator; stored, because a cast at every step would be
  /// slow.
  private var hosting: (any CoordinatorHosting)?

  init(_ app: HostedApp) { self.app = app }

  var offersRoutes: Bool { true }
  var isNamedByDelegate: Bool { hosting != nil }

  func follow(_ delegate: (any UIWindowSceneDelegate)?) {
    front = delegate
    hosting = delegate.flatMap { app.hosting($0) }
  }

  func read(_ device: HeadlessDevice) {}

  var root: (any Coordinator)? { hosting?.rootCoordinator }

  func coordinators(of delegate: AnyObject?) -> [any Coordinator] {
    delegate.flatMap { app.hosting($0) }?.rootCoordinator.map { [$0] } ?? []
  }

  func tops(on device: HeadlessDevice) -> (root: (any Coordinator)?, others: [any Coordinator]) {
    let scenes = device.application.orderedScenes
    guard scenes.count > 1 else { return (root, []) }
    let others = scenes.flatMap { $0.delegate === front ? [] : coordinators(of: $0.delegate) }
    return (root, others)
  }
}
