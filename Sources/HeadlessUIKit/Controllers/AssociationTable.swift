import Synchronization

/// The associated objects of objects that can't store them, for as long as those objects live.
///
/// The table isn't notified when such an object is deallocated: it releases the associated objects
/// at the next association.
enum AssociationTable {
  private struct Row {
    weak var owner: AnyObject?
    let objects: AssociatedObjects
  }

  private struct Rows: @unchecked Sendable {
    // Accessed only under the lock.
    var rows: [ObjectIdentifier: Row] = [:]
  }

  private static let table = Mutex(Rows())

  static func value(of object: AnyObject, for key: UnsafeRawPointer) -> Any? {
    objects(of: object)?.value(for: key)
  }

  static func set(
    _ value: Any?, of object: AnyObject, for key: UnsafeRawPointer,
    _ policy: objc_AssociationPolicy
  ) {
    if let objects = objects(of: object) { return objects.set(value, for: key, policy) }
    let row = Row(owner: object, objects: AssociatedObjects())
    row.objects.set(value, for: key, policy)
    nonisolated(unsafe) let new = row  // Handed over to the table.
    table.withLock { table in
      table.rows = table.rows.filter { $0.value.owner != nil }
      guard let owner = new.owner else { return }
      table.rows[ObjectIdentifier(owner)] = new
    }
  }

  static func remove(_ object: AnyObject) {
    let id = ObjectIdentifier(object)
    table.withLock { $0.rows[id] = nil }
  }

  private static func objects(of object: AnyObject) -> AssociatedObjects? {
    let id = ObjectIdentifier(object)
    nonisolated(unsafe) var found: Row?  // As much shared as the object itself.
    table.withLock { found = $0.rows[id] }
    return found?.owner === object ? found?.objects : nil
  }
}
