import Foundation

/// A database of objects, in memory and empty at each launch.
public struct Realm {
  let store: RealmStore
  public let configuration: Configuration

  public struct Error: Swift.Error {
    public let localizedDescription: String
  }

  public enum UpdatePolicy: Sendable { case error, modified, all }
  public enum Notification: String, Sendable { case didChange, refreshRequired }

  public struct Configuration {
    public static let defaultName = "default"
    nonisolated(unsafe) public static var defaultConfiguration = Configuration()
    public var fileURL: URL?
    public var inMemoryIdentifier: String?
    public var encryptionKey: Data?
    public var readOnly: Bool
    public var schemaVersion: UInt64
    public var migrationBlock: ((Migration, UInt64) -> Void)?
    public var deleteRealmIfMigrationNeeded: Bool
    public var shouldCompactOnLaunch: ((Int, Int) -> Bool)?
    public var objectTypes: [RealmSwiftObject.Type]?

    public init(
      fileURL: URL? = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first?
        .appendingPathComponent("default.realm"),
      inMemoryIdentifier: String? = nil, encryptionKey: Data? = nil, readOnly: Bool = false,
      schemaVersion: UInt64 = 0, migrationBlock: ((Migration, UInt64) -> Void)? = nil,
      deleteRealmIfMigrationNeeded: Bool = false,
      shouldCompactOnLaunch: ((Int, Int) -> Bool)? = nil,
      objectTypes: [RealmSwiftObject.Type]? = nil
    ) {
      self.fileURL = fileURL
      self.inMemoryIdentifier = inMemoryIdentifier
      self.encryptionKey = encryptionKey
      self.readOnly = readOnly
      self.schemaVersion = schemaVersion
      self.migrationBlock = migrationBlock
      self.deleteRealmIfMigrationNeeded = deleteRealmIfMigrationNeeded
      self.shouldCompactOnLaunch = shouldCompactOnLaunch
      self.objectTypes = objectTypes
    }

    var name: String { inMemoryIdentifier ?? fileURL?.path ?? Self.defaultName }
  }

  public init(queue: DispatchQueue? = nil) throws {
    try self.init(configuration: .defaultConfiguration, queue: queue)
  }
  public init(configuration: Configuration, queue: DispatchQueue? = nil) throws {
    self.configuration = configuration
    store = RealmStore.named(configuration.name)
  }
  public init(fileURL: URL) throws {
    try self.init(configuration: Configuration(fileURL: fileURL))
  }

  init(store: RealmStore) {
    self.store = store
    configuration = .defaultConfiguration
  }

  // MARK: Writing

  public var isInWriteTransaction: Bool { store.isWriting }
  public var isEmpty: Bool { false }

  @discardableResult
  public func write<Result>(
    withoutNotifying tokens: [NotificationToken] = [], _ block: () throws -> Result
  ) throws -> Result {
    beginWrite()
    do {
      let result = try block()
      try commitWrite()
      return result
    } catch {
      cancelWrite()
      throw error
    }
  }

  public func writeAsync(
    _ block: @escaping () -> Void, onComplete: ((Swift.Error?) -> Void)? = nil
  ) {
    DispatchQueue.main.async {
      try? write(block)
      onComplete?(nil)
    }
  }

  public func beginWrite() { store.isWriting = true }
  public func commitWrite(withoutNotifying tokens: [NotificationToken] = []) throws {
    store.isWriting = false
    store.didWrite()
  }
  public func cancelWrite() { store.isWriting = false }

  // MARK: Objects

  public func add(_ object: RealmSwiftObject, update: UpdatePolicy = .error) { store.add(object) }
  public func add(_ object: RealmSwiftObject, update: Bool) { store.add(object) }
  public func add<Objects: Sequence>(_ objects: Objects, update: UpdatePolicy = .error)
  where Objects.Element: RealmSwiftObject {
    for object in objects { store.add(object) }
  }
  public func add<Objects: Sequence>(_ objects: Objects, update: Bool)
  where Objects.Element: RealmSwiftObject {
    for object in objects { store.add(object) }
  }

  @discardableResult
  public func create<Made: RealmSwiftObject>(
    _ type: Made.Type, value: Any = [String: Any](), update: UpdatePolicy = .error
  ) -> Made {
    let made = type.init()
    made.setPersisted(values: value)
    store.add(made)
    return made
  }

  public func delete(_ object: RealmSwiftObject) { store.delete(object) }
  public func delete<Objects: Sequence>(_ objects: Objects)
  where Objects.Element: RealmSwiftObject {
    for object in Array(objects) { store.delete(object) }
  }
  public func deleteAll() { store.deleteAll() }

  public func objects<Element: RealmSwiftObject>(_ type: Element.Type) -> Results<Element> {
    Results { [store] in store.objects(type).compactMap { $0 as? Element } }
  }

  public func object<Element: RealmSwiftObject, Key>(
    ofType type: Element.Type, forPrimaryKey key: Key
  ) -> Element? {
    (key as? AnyHashable).flatMap { store.object(type, withKey: $0) as? Element }
  }

  @discardableResult public func refresh() -> Bool { true }
  public func invalidate() {}
  public func freeze() -> Realm { self }
  public func thaw() -> Realm { self }

  public func observe(_ block: @escaping (Notification, Realm) -> Void) -> NotificationToken {
    let token = NotificationToken { block(.didChange, self) }
    store.add(token)
    return token
  }
}

/// What a new version of an app does with old data; there never is any.
public struct Migration {
  public func enumerateObjects(
    ofType typeName: String, _ block: (RealmSwiftObject?, RealmSwiftObject?) -> Void
  ) {}
  public func renameProperty(onType typeName: String, from oldName: String, to newName: String) {}
  public func deleteData(forType typeName: String) -> Bool { true }
}
public typealias MigrationBlock = (Migration, UInt64) -> Void
