import Foundation

/// What happened to an object of a fetch between two results.
struct FetchedChange {
  let object: AnyObject
  let type: NSFetchedResultsChangeType
  /// The row before and after; nil where there is none.
  let old: IndexPath?
  let new: IndexPath?

  /// The differences as a table's batch of updates takes them: old rows are counted before all
  /// changes, new ones after them.
  static func all(
    from before: [AnyObject], to after: [AnyObject], updated: Set<NSManagedObject>
  ) -> [FetchedChange] {
    let (old, new) = (before.map(ObjectIdentifier.init), after.map(ObjectIdentifier.init))
    var changes: [FetchedChange] = []
    for step in new.difference(from: old).inferringMoves() {
      switch step {
      case .remove(let row, _, let target):
        let type = target == nil ? NSFetchedResultsChangeType.delete : .move
        changes.append(
          FetchedChange(object: before[row], type: type, old: path(row), new: target.map(path)))
      case .insert(let row, _, nil):
        changes.append(
          FetchedChange(object: after[row], type: .insert, old: nil, new: path(row)))
      case .insert: break
      }
    }
    let moved = Set(changes.map { ObjectIdentifier($0.object) })
    for (row, object) in before.enumerated() where !moved.contains(old[row]) {
      guard let object = object as? NSManagedObject, updated.contains(object),
        let target = new.firstIndex(of: old[row])
      else { continue }
      changes.append(
        FetchedChange(object: object, type: .update, old: path(row), new: path(target)))
    }
    return changes
  }

  private static func path(_ row: Int) -> IndexPath { IndexPath(item: row, section: 0) }
}
