import CReferences

/// A reference to an object that reads as nil once the object's `deinit` has begun.
///
/// It replaces `weak` at a tenth of the cost: a weak reference gives its object a side table, which
/// slows down every later retain and release. An object creates one link to itself, and all code
/// that must not retain the object shares it.
///
/// Only the object's reference counts tell whether the object is alive. A flag in the link would be
/// a single atomic byte whose type the runtime doesn't report, and the padding after it could look
/// like a reference to a retain graph walk.
@MainActor package final class Link<Target: AnyObject> {
  /// Keeps the object's memory, and thus its address and reference counts; never read.
  private unowned let object: Target
  /// Unique while this link exists.
  private nonisolated let identity: ObjectIdentifier

  package init(to object: Target) {
    self.object = object
    identity = ObjectIdentifier(object)
  }

  // Doesn't use `object`, which traps while the subclasses' `deinit` is running.
  package var target: Target? {
    address.flatMap(creferences_retain_living).map {
      Unmanaged<Target>.fromOpaque($0).takeRetainedValue()
    }
  }

  func leads(to other: Target) -> Bool { identity == ObjectIdentifier(other) }

  package nonisolated var isEnded: Bool { address.map(creferences_is_dying) ?? true }

  private nonisolated var address: UnsafeMutableRawPointer? {
    UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: identity))
  }
}

/// An object of the headless UIKit that no app can name, and that only refers to another.
package protocol Linking: AnyObject {}

extension Link: Linking {}

extension UIResponder {
  /// Whether the object's `deinit` has begun, so that it can no longer be retained.
  final var isDying: Bool { creferences_is_dying(Unmanaged.passUnretained(self).toOpaque()) }
}

/// The link that every view controller creates.
typealias ControllerLink = Link<UIViewController>

/// The link created when a view gets its first subview.
typealias ViewLink = Link<UIView>

/// The link created when a window joins a scene or the application.
typealias WindowLink = Link<UIWindow>

/// The link created when a scene gets its first window.
typealias SceneLink = Link<UIScene>
