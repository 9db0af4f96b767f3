import Foundation

// Objective-C's locks on objects.

private let objectLocks = ObjectLocks()

/// A recursive lock for each object that is locked.
private final class ObjectLocks: Sendable {
  private struct Entry {
    let lock = NSRecursiveLock()
    var users = 0
  }

  // Only accessed while `guardian` is locked.
  nonisolated(unsafe) private var entries: [ObjectIdentifier: Entry] = [:]
  private let guardian = NSLock()

  func enter(_ object: AnyObject) {
    let lock = guardian.withLock {
      entries[ObjectIdentifier(object), default: Entry()].users += 1
      return entries[ObjectIdentifier(object)]?.lock
    }
    lock?.lock()
  }

  func exit(_ object: AnyObject) -> Bool {
    let lock = guardian.withLock { () -> NSRecursiveLock? in
      guard let entry = entries[ObjectIdentifier(object)] else { return nil }
      entries[ObjectIdentifier(object)]?.users -= 1
      if entry.users == 1 { entries[ObjectIdentifier(object)] = nil }
      return entry.lock
    }
    lock?.unlock()
    return lock != nil
  }
}

@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  objectLocks.enter(obj as AnyObject)
  return 0
}

@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 { objectLocks.exit(obj as AnyObject) ? 0 : -1 }
