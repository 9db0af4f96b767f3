/// Tracks the results of a fetch and reports changes after every save.
open class NSFetchedResultsController<ResultType>: NSObject, StoreListener {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  open private(set) var fetchedObjects: [ResultType]?

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
    super.init()
  }

  open func performFetch() throws {
    if fetchedObjects == nil { managedObjectContext.store.add(self) }
    fetchedObjects = try managedObjectContext.fetch(fetchRequest)
  }

  open var sections: [any NSFetchedResultsSectionInfo]? {
    fetchedObjects.map { [OnlySection(objects: $0)] }
  }

  open func object(at indexPath: IndexPath) -> ResultType {
    guard let fetchedObjects, fetchedObjects.indices.contains(indexPath.item) else {
      preconditionFailure("no object at index path \(indexPath)")
    }
    return fetchedObjects[indexPath.item]
  }

  open func indexPath(forObject object: ResultType) -> IndexPath? {
    fetchedObjects?.firstIndex { ($0 as AnyObject) === (object as AnyObject) }
      .map { IndexPath(item: $0, section: 0) }
  }

  func storeDidChange(updated: Set<NSManagedObject>) {
    let before = fetchedObjects ?? []
    let after = (try? managedObjectContext.fetch(fetchRequest)) ?? []
    let changes = FetchedChange.all(
      from: before.map { $0 as AnyObject }, to: after.map { $0 as AnyObject }, updated: updated)
    guard !changes.isEmpty else { return }
    let controller = erased
    delegate?.controllerWillChangeContent(controller)
    fetchedObjects = after
    controller.fetchedObjects = erased.fetchedObjects
    for change in changes {
      delegate?.controller(
        controller, didChange: change.object, at: change.old, for: change.type,
        newIndexPath: change.new)
    }
    delegate?.controllerDidChangeContent(controller)
  }

  /// The controller in the form that its delegate receives.
  private var erased: NSFetchedResultsController<any NSFetchRequestResult> {
    let erased = NSFetchedResultsController<any NSFetchRequestResult>(
      fetchRequest: NSFetchRequest(), managedObjectContext: managedObjectContext,
      sectionNameKeyPath: sectionNameKeyPath, cacheName: cacheName)
    erased.fetchedObjects = fetchedObjects?.compactMap { $0 as? any NSFetchRequestResult }
    return erased
  }
}

public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

private struct OnlySection: NSFetchedResultsSectionInfo {
  var name: String { "" }
  var numberOfObjects: Int { objects?.count ?? 0 }
  let objects: [Any]?
}

public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
}
