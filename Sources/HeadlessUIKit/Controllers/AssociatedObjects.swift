/// How an object refers to its associated objects.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// An object that stores its own associated objects.
///
/// Every responder, bar item and gesture recognizer does. An app's class that derives directly from `NSObject` can conform by adding
/// a stored property; a process-wide table stores the associations of all other objects.
///
/// - Note: Not in UIKit.
public protocol AssociatingObject: AnyObject {
  var associatedObjects: AssociatedObjects? { get set }
}

/// The associated objects of one object.
///
/// - Note: Not in UIKit.
public final class AssociatedObjects {
  private struct Entry {
    let key: UnsafeRawPointer
    let retained: Any?
    weak var assigned: AnyObject?
  }

  private var entries: [Entry] = []

  public init() {}

  func value(for key: UnsafeRawPointer) -> Any? {
    guard let entry = entries.first(where: { $0.key == key }) else { return nil }
    return entry.retained ?? entry.assigned
  }

  /// General knowledge: an association with the assign policy reads as nil after its object is
  /// deallocated.
  func set(_ value: Any?, for key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    let old = entries.firstIndex { $0.key == key }
    guard let value else {
      if let old { entries.remove(at: old) }
      return
    }
    let entry =
      switch policy {
      // Weak, so that a reference that would dangle on iOS reads as nil.
      case .OBJC_ASSOCIATION_ASSIGN: Entry(key: key, retained: nil, assigned: value as AnyObject)
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        Entry(key: key, retained: (value as? any NSCopying)?.copy(with: nil) ?? value)
      default: Entry(key: key, retained: value)
      }
    if let old { entries[old] = entry } else { entries.append(entry) }
  }
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let object = object as AnyObject
  if let holder = object as? any AssociatingObject {
    return holder.associatedObjects?.value(for: key)
  }
  return AssociationTable.value(of: object, for: key)
}

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let object = object as AnyObject
  guard let holder = object as? any AssociatingObject else {
    return AssociationTable.set(value, of: object, for: key, policy)
  }
  if holder.associatedObjects == nil { holder.associatedObjects = AssociatedObjects() }
  holder.associatedObjects?.set(value, for: key, policy)
}

public func objc_removeAssociatedObjects(_ object: Any) {
  let object = object as AnyObject
  if let holder = object as? any AssociatingObject {
    holder.associatedObjects = nil
  } else {
    AssociationTable.remove(object)
  }
}
