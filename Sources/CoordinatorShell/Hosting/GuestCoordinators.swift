import CoordinatorKit
import HeadlessUIKit
import RetainGraph

/// The coordinators of an app that doesn't use `Coordinator`, found by walking its objects.
///
/// Coordinators that a delegate retains are at the top; coordinators that another one retains are
/// below it. A screen belongs to the coordinator that it references, else to the one that retains
/// it, else to the one created with it or the owner of the screen below it.
@MainActor package final class GuestCoordinators: CoordinatorSource {
  private let classifier: CoordinatorClassifier
  private let reader = TargetReader(storage: AssociatedObjects.self)
  private let memory = GuestWalkState()
  private var front: AnyObject?
  private var roots: [GuestWalk.Root] = []

  package init(_ rule: @escaping HostedApp.CoordinatorRule) {
    classifier = CoordinatorClassifier(rule)
  }

  package var offersRoutes: Bool { false }
  package var isNamedByDelegate: Bool { false }

  package func follow(_ delegate: (any UIWindowSceneDelegate)?) { front = delegate }

  package var root: (any Coordinator)? { coordinators(of: front).first ?? top.first }

  package func tops(
    on device: HeadlessDevice
  ) -> (root: (any Coordinator)?, others: [any Coordinator]) { (nil, top) }

  /// The roots, delegate by delegate.
  private var top: [any Coordinator] { roots.flatMap(\.coordinators) }

  package func coordinators(of delegate: AnyObject?) -> [any Coordinator] {
    guard let delegate else { return [] }
    return roots.first { $0.delegate == ObjectIdentifier(delegate) }?.coordinators ?? []
  }

  /// Walks the objects of the app, while no other thread can free one.
  package func read(_ device: HeadlessDevice) {
    OtherThreads.paused {
      reader.begin()
      memory.begin()
      roots = GuestWalk(classifier, reader, memory).roots(on: device)
    }
  }
}
