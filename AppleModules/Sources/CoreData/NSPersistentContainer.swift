/// An in-memory store with its contexts, which is empty at every launch.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  // Unchecked, like its contexts.
  public let name: String
  public let viewContext: NSManagedObjectContext
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  open var persistentStoreDescriptions: [NSPersistentStoreDescription] = [
    NSPersistentStoreDescription()
  ]

  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: NSManagedObjectModel())
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(store: persistentStoreCoordinator.store)
    super.init()
  }

  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions { block(description, nil) }
  }

  open func newBackgroundContext() -> NSManagedObjectContext {
    NSManagedObjectContext(store: persistentStoreCoordinator.store)
  }

  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  open class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: NSTemporaryDirectory()) }
}

open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  // Unchecked, like its contexts.
  let store = ObjectStore()

  public init(managedObjectModel model: NSManagedObjectModel) { super.init() }

  open private(set) var persistentStores: [NSPersistentStore] = [NSPersistentStore()]

  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore { NSPersistentStore() }

  /// Removes the store's objects.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    for object in store.objects { store.remove(object) }
  }

  @discardableResult
  open func execute(
    _ request: NSPersistentStoreRequest, with context: NSManagedObjectContext
  ) throws -> Any { try context.execute(request) }

  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
  }
}

open class NSPersistentStore: NSObject {
  open var url: URL? { URL(fileURLWithPath: NSTemporaryDirectory() + "Store.sqlite") }
  open var type: String { NSSQLiteStoreType }
  open var identifier: String! = "Store"
  open var isReadOnly = false
}

open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  // Unchecked: set before the stores are loaded.
  open var url: URL?
  open var type = NSSQLiteStoreType
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open var shouldAddStoreAsynchronously = false
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  public override init() { super.init() }
  public init(url: URL) {
    self.url = url
    super.init()
  }
  open func setOption(_ option: NSObject?, forKey key: String) {}
}

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStores"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModel"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChange"
