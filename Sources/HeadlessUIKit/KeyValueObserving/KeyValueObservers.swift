import Foundation
import Synchronization

/// The observers of one object, in the order in which they were added.
///
/// An object's associated objects, so that the retain graph finds them.
final class KeyValueObservers {
  // Only its address is used.
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  private static let isUsed = Atomic(false)

  private var observers: [KeyValueObserver] = []
  /// An app may change its own objects on any thread.
  private let lock = NSLock()

  static func add(_ observer: KeyValueObserver, to object: NSObject) {
    isUsed.store(true, ordering: .relaxed)
    let list = of(object) ?? KeyValueObservers()
    list.lock.withLock { list.observers.append(observer) }
    objc_setAssociatedObject(object, key, list, .OBJC_ASSOCIATION_RETAIN)
  }

  static func remove(_ observer: KeyValueObserver, from object: NSObject) {
    guard let list = of(object) else { return }
    let isEmpty = list.lock.withLock {
      list.observers.removeAll { $0 === observer }
      return list.observers.isEmpty
    }
    if isEmpty { objc_setAssociatedObject(object, key, nil, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// The observers of an object; none without a look-up if the app observes nothing.
  static func all(of object: AnyObject) -> [KeyValueObserver] {
    guard isUsed.load(ordering: .relaxed), let list = of(object) else { return [] }
    return list.lock.withLock { list.observers }
  }

  private static func of(_ object: AnyObject) -> KeyValueObservers? {
    objc_getAssociatedObject(object, key) as? KeyValueObservers
  }
}
