/// The objects of a container as one queue sees them.
///
/// Saving makes changes visible to all contexts; nothing is written to a file.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  // Unchecked, because an app uses a context on its own queue, as on iOS.
  public enum ConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
  }

  var store: ObjectStore
  open var parent: NSManagedObjectContext? {
    didSet { if let parent { store = parent.store } }
  }
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    didSet { if let store = persistentStoreCoordinator?.store { self.store = store } }
  }
  open var automaticallyMergesChangesFromParent = false
  open var mergePolicy: Any = NSMergePolicy.error
  open var name: String?
  open private(set) var insertedObjects: Set<NSManagedObject> = []
  open private(set) var updatedObjects: Set<NSManagedObject> = []
  open private(set) var deletedObjects: Set<NSManagedObject> = []

  public init(concurrencyType: NSManagedObjectContextConcurrencyType) {
    store = ObjectStore()
    super.init()
  }

  init(store: ObjectStore) {
    self.store = store
    super.init()
  }

  open var hasChanges: Bool {
    !insertedObjects.isEmpty || !updatedObjects.isEmpty || !deletedObjects.isEmpty
  }
  open var registeredObjects: Set<NSManagedObject> { Set(store.objects) }

  open func insert(_ object: NSManagedObject) {
    object.managedObjectContext = self
    object.isInserted = true
    insertedObjects.insert(object)
    store.insert(object)
  }

  open func delete(_ object: NSManagedObject) {
    object.prepareForDeletion()
    object.isDeleted = true
    deletedObjects.insert(object)
    insertedObjects.remove(object)
    store.remove(object)
  }

  func note(_ object: NSManagedObject) {
    if !insertedObjects.contains(object) { updatedObjects.insert(object) }
  }

  open func save() throws {
    guard hasChanges else { return }
    let (inserted, updated, deleted) = (insertedObjects, updatedObjects, deletedObjects)
    for object in inserted.union(updated) { object.willSave() }
    (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
    for object in inserted.union(updated) {
      object.isInserted = false
      object.hasChanges = false
      object.didSave()
    }
    store.didChange(inserted: inserted, updated: updated, deleted: deleted)
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self)
  }

  open func rollback() {
    for object in insertedObjects { store.remove(object) }
    for object in deletedObjects { store.insert(object) }
    (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
  }
  open func reset() { rollback() }
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
  open func refreshAllObjects() {}
  open func processPendingChanges() {}
  open func mergeChanges(fromContextDidSave notification: Notification) {}
  open class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {}

  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    store.objects.first { $0.objectID === objectID }
      ?? NSManagedObject(entity: NSEntityDescription(name: ""), insertInto: nil)
  }
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    object(with: objectID)
  }

  // MARK: Fetching

  open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    let found = store.objects.filter { object in
      (request.entityName.map { $0 == object.entity.name } ?? (object is Result))
        && (request.predicate?.evaluate(with: object) ?? true)
    }
    let sorted = found.sorted { one, other in
      for descriptor in request.sortDescriptors ?? [] {
        switch descriptor.compare(one, to: other) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return false
    }
    let rest = sorted.dropFirst(request.fetchOffset)
    return (request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest)
      .compactMap { $0 as? Result }
  }

  open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    try fetch(request).count
  }

  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    if let request = request as? any AsynchronousRequest { return request.execute(in: self) }
    if let request = request as? any BatchRequest { return request.execute(in: self) }
    if let request = request as? NSBatchDeleteRequest {
      for object in store.objects where object.entity.name == request.entityName {
        store.remove(object)
      }
    }
    return NSBatchDeleteResult()
  }

  // MARK: Queues

  open func perform(_ block: @escaping () -> Void) {
    // The block runs once, on the main queue, in virtual time.
    nonisolated(unsafe) let block = block
    DispatchQueue.main.async { block() }
  }
  open func performAndWait(_ block: () -> Void) { block() }
  open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try block() }
  open func perform<Result>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Result
  ) async rethrows -> Result { try block() }

  public enum ScheduledTaskType: Sendable { case immediate, enqueued }
}

public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

extension NSManagedObjectContext.ConcurrencyType {
  public static let mainQueue = Self.mainQueueConcurrencyType
  public static let privateQueue = Self.privateQueueConcurrencyType
}

/// The objects that a container's contexts share.
final class ObjectStore {
  private(set) var objects: [NSManagedObject] = []
  private var listeners: [WeakListener] = []

  func insert(_ object: NSManagedObject) {
    if !objects.contains(where: { $0 === object }) { objects.append(object) }
  }
  func remove(_ object: NSManagedObject) { objects.removeAll { $0 === object } }

  func add(_ listener: any StoreListener) { listeners.append(WeakListener(listener: listener)) }

  func didChange(
    inserted: Set<NSManagedObject>, updated: Set<NSManagedObject>, deleted: Set<NSManagedObject>
  ) {
    listeners.removeAll { $0.listener == nil }
    for listener in listeners { listener.listener?.storeDidChange(updated: updated) }
  }
}

protocol StoreListener: AnyObject {
  func storeDidChange(updated: Set<NSManagedObject>)
}

private struct WeakListener {
  weak var listener: (any StoreListener)?
}

extension Notification.Name {
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagedObjectContextDidSaveNotification")
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSManagedObjectContextObjectsDidChangeNotification")
}

public final class NSMergePolicy: NSObject, Sendable {
  public static let error = NSMergePolicy()
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
  public static let rollback = NSMergePolicy()
}
public let NSErrorMergePolicy = NSMergePolicy.error
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
