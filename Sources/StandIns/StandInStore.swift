import Foundation

// Unchecked: whether the missing class is Sendable is unknown, and the app uses the stand-in wherever
// it would use the real class.
/// The references of a stand-in: the members that were set and the objects that it retains.
public final class StandInStore: @unchecked Sendable {
  /// The name of a constant, or empty.
  public let name: String
  /// The member that a stand-in answers, as `schedule` in `queue.schedule { … }`.
  private(set) var member = ""
  private var members: [String: AnyObject] = [:]
  private var kept: [AnyObject] = []
  private let delegates = WeakMembers()
  // An app uses a service's objects from several threads. The lock never encloses the end of an object's life, because
  // its deinit may use the stand-in.
  private let lock = NSLock()

  public init(name: String) {
    self.name = name
  }

  func child<Child: AnyObject>(for member: String, _ make: () -> Child) -> Child {
    let (child, old): (Child, AnyObject?) = lock.withLock {
      if let child = members[member] as? Child { return (child, nil) }
      if let child = delegates.members[member]?.object as? Child { return (child, nil) }
      let child = make()
      (child as? any StandInBehavior)?.standInStore.member = member
      let old = members[member]
      members[member] = child
      return (child, old)
    }
    withExtendedLifetime(old) {}
    return child
  }

  /// Stores a member's value: weakly if it is a delegate, as UIKit's classes do.
  func set(_ value: some StandInBehavior, for member: String) {
    if Self.isDelegate(member) { value.standInStore.weaken() }
    let old = lock.withLock {
      let old = members[member]
      members[member] = value
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// Retains an object or closure until `letGo` or until the stand-in is deallocated.
  public func hold<Value>(_ value: Value) {
    let held = Held(value)
    lock.withLock { kept.append(held) }
  }

  /// The value that a stand-in wraps.
  public func held<Value>(as type: Value.Type) -> Value? {
    let (objects, wrapped) = lock.withLock { (kept, delegates.members[""]?.object) }
    for object in objects {
      if let held = object as? Held<Value> { return held.value }
      if let held = object as? any HeldValue, let value = held.any as? Value { return value }
    }
    return wrapped as? Value
  }

  public func letGo() {
    let old = lock.withLock {
      let old = kept
      kept = []
      return old
    }
    withExtendedLifetime(old) {}
  }

  private func weaken() {
    let old: [AnyObject] = lock.withLock {
      guard let object = (kept.first as? any HeldValue)?.object else { return [] }
      let old = kept
      kept = []
      delegates.members[""] = WeakReference(object)
      return old
    }
    withExtendedLifetime(old) {}
  }

  private static func isDelegate(_ member: String) -> Bool {
    let name = member.lowercased()
    return name.hasSuffix("delegate") || name.hasSuffix("datasource")
  }
}

/// A box with the value's own type, so that a retain graph walk can read its references.
private final class Held<Value>: HeldValue {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  var any: Any { value }

  var object: AnyObject? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class { return value as AnyObject }
    guard mirror.displayStyle == .optional, let child = mirror.children.first?.value,
      Mirror(reflecting: child).displayStyle == .class
    else { return nil }
    return child as AnyObject
  }
}

private protocol HeldValue {
  var any: Any { get }
  var object: AnyObject? { get }
}

private final class WeakMembers {
  var members: [String: WeakReference] = [:]
}

private final class WeakReference {
  weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}
