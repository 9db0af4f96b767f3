import Synchronization

/// A reference to a view controller that reads as nil once that one is gone.
///
/// It is what `weak` would be, and costs a tenth: a weak reference gives its object a side table,
/// which makes every later retain and release of it slow. A view controller makes one link to
/// itself, everybody who must not keep it shares that, and its `deinit` ends it from whatever
/// thread let go last.
@MainActor final class ControllerLink {
  private unowned let viewController: UIViewController
  private nonisolated let hasEnded = Atomic(false)
  /// Nobody else's while this link lives: an unowned reference keeps its object's memory.
  private nonisolated let identity: ObjectIdentifier

  init(to viewController: UIViewController) {
    self.viewController = viewController
    identity = ObjectIdentifier(viewController)
  }

  var target: UIViewController? {
    hasEnded.load(ordering: .acquiring) ? nil : viewController
  }

  func leads(to other: UIViewController) -> Bool { identity == ObjectIdentifier(other) }

  nonisolated var isEnded: Bool { hasEnded.load(ordering: .acquiring) }

  nonisolated func end() {
    hasEnded.store(true, ordering: .releasing)
  }
}

/// The same for a view, made when it gets its first subview.
@MainActor final class ViewLink {
  private unowned let view: UIView
  private nonisolated let hasEnded = Atomic(false)

  init(to view: UIView) {
    self.view = view
  }

  var target: UIView? {
    hasEnded.load(ordering: .acquiring) ? nil : view
  }

  nonisolated func end() {
    hasEnded.store(true, ordering: .releasing)
  }
}
