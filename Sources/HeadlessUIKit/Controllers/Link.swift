import CReferences

/// A reference to an object that reads as nil once the object's `deinit` has begun.
///
/// It is what `weak` would be, and costs a tenth: a weak reference gives its object a side table,
/// which makes every later retain and release of it slow. An object makes one link to itself,
/// everybody who must not keep it shares that.
///
/// Whether it has ended, only the object's reference counts say. A flag of the link's own would be one
/// atomic byte, whose type the runtime does not tell, and the padding behind it could hold what looks
/// like a reference to whoever asks who keeps whom alive.
@MainActor final class Link<Target: AnyObject> {
  /// Never read: it keeps the object's memory, and with it the address and the reference counts.
  private unowned let object: Target
  /// Nobody else's while this link lives.
  private nonisolated let identity: ObjectIdentifier

  init(to object: Target) {
    self.object = object
    identity = ObjectIdentifier(object)
  }

  // Not through `object`, which traps while the target's subclasses are in their own `deinit`.
  var target: Target? {
    address.flatMap(creferences_retain_living).map {
      Unmanaged<Target>.fromOpaque($0).takeRetainedValue()
    }
  }

  func leads(to other: Target) -> Bool { identity == ObjectIdentifier(other) }

  nonisolated var isEnded: Bool { address.map(creferences_is_dying) ?? true }

  private nonisolated var address: UnsafeMutableRawPointer? {
    UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: identity))
  }
}

extension UIResponder {
  /// Whether this one's `deinit` has begun, so that nobody may keep it any more.
  final var isDying: Bool { creferences_is_dying(Unmanaged.passUnretained(self).toOpaque()) }
}

/// Every view controller makes one.
typealias ControllerLink = Link<UIViewController>

/// Made when a view gets its first subview.
typealias ViewLink = Link<UIView>

/// Made when a window joins a scene or the application.
typealias WindowLink = Link<UIWindow>

/// Made when a scene gets its first window.
typealias SceneLink = Link<UIScene>
