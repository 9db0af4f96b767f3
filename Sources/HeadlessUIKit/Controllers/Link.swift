import Synchronization

/// A reference to an object that reads as nil once that one is gone.
///
/// It is what `weak` would be, and costs a tenth: a weak reference gives its object a side table,
/// which makes every later retain and release of it slow. An object makes one link to itself,
/// everybody who must not keep it shares that, and its `deinit` ends it from whatever thread let go
/// last.
@MainActor final class Link<Target: AnyObject> {
  private unowned let object: Target
  private nonisolated let hasEnded = Atomic(false)
  /// Nobody else's while this link lives: an unowned reference keeps its object's memory.
  private nonisolated let identity: ObjectIdentifier

  init(to object: Target) {
    self.object = object
    identity = ObjectIdentifier(object)
  }

  var target: Target? {
    hasEnded.load(ordering: .acquiring) ? nil : object
  }

  func leads(to other: Target) -> Bool { identity == ObjectIdentifier(other) }

  nonisolated var isEnded: Bool { hasEnded.load(ordering: .acquiring) }

  nonisolated func end() {
    hasEnded.store(true, ordering: .releasing)
  }
}

/// Every view controller makes one.
typealias ControllerLink = Link<UIViewController>

/// Made when a view gets its first subview.
typealias ViewLink = Link<UIView>

/// Made when a scene gets its first window.
typealias SceneLink = Link<UIScene>
