import Synchronization

/// The associated objects of objects that can't store them, for as long as those objects live.
///
/// The table isn't notified when such an object is deallocated: it releases the associated objects
/// at the end of the run loop turn. To the retain graph, each of those objects holds its own.
package enum AssociationTable {
  private struct Row {
    weak var owner: AnyObject?
    let objects: HiddenReference<AssociatedObjects>
    /// The row's place in the order of creation.
    var number = 0
  }

  private struct Rows: @unchecked Sendable {
    // Accessed only under the lock.
    var rows: [ObjectIdentifier: Row] = [:]
    var count = 0
  }

  private static let table = Mutex(Rows())
  /// Spares every run loop turn the lock: few apps need the table.
  private static let isUsed = Atomic(false)

  static func value(of object: AnyObject, for key: UnsafeRawPointer) -> Any? {
    objects(of: object)?.value(for: key)
  }

  static func set(
    _ value: Any?, of object: AnyObject, for key: UnsafeRawPointer,
    _ policy: objc_AssociationPolicy
  ) {
    if let objects = objects(of: object) { return objects.set(value, for: key, policy) }
    let objects = AssociatedObjects()
    objects.set(value, for: key, policy)
    isUsed.store(true, ordering: .relaxed)
    nonisolated(unsafe) let row = Row(owner: object, objects: HiddenReference(objects))
    // Handed over to the table, which may have kept a row of a deallocated object with this address.
    nonisolated(unsafe) var old: Row?
    let id = ObjectIdentifier(object)
    table.withLock { table in
      table.count += 1
      old = table.rows.updateValue(row, forKey: id)
      table.rows[id]?.number = table.count
    }
    old?.objects.release()
  }

  static func remove(_ object: AnyObject) {
    nonisolated(unsafe) var row: Row?  // Handed over by the table.
    let id = ObjectIdentifier(object)
    table.withLock { row = $0.rows.removeValue(forKey: id) }
    row?.objects.release()
  }

  /// Releases the associated objects of objects that have been deallocated.
  static func releaseOrphans() {
    guard isUsed.load(ordering: .relaxed) else { return }
    // Their deallocation may associate other objects, and deallocate the owners of further ones.
    nonisolated(unsafe) var orphans: [Row] = []  // Handed over by the table.
    repeat {
      table.withLock { table in
        orphans = table.rows.values.filter { $0.owner == nil }.sorted { $0.number < $1.number }
        if !orphans.isEmpty { table.rows = table.rows.filter { $0.value.owner != nil } }
      }
      for orphan in orphans { orphan.objects.release() }
    } while !orphans.isEmpty
  }

  /// The associated objects by the objects that they belong to.
  package static var attachments: [ObjectIdentifier: ObjectIdentifier] {
    table.withLock { table in
      table.rows.compactMapValues { row in
        row.owner == nil ? nil : row.objects.object.map { ObjectIdentifier($0) }
      }
    }
  }

  /// The objects that have associated objects here, in the order of their first association.
  package static var owners: [AnyObject] {
    nonisolated(unsafe) var owners: [AnyObject] = []  // As much shared as the objects themselves.
    table.withLock { table in
      owners = table.rows.values.sorted { $0.number < $1.number }.compactMap(\.owner)
    }
    return owners
  }

  private static func objects(of object: AnyObject) -> AssociatedObjects? {
    let id = ObjectIdentifier(object)
    nonisolated(unsafe) var found: Row?  // As much shared as the object itself.
    table.withLock { found = $0.rows[id] }
    return found?.owner === object ? found?.objects.object : nil
  }
}
