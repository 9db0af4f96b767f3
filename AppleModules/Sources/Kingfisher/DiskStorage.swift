/// The data of images that would be in files; camsh keeps it in memory, and it is empty at each launch.
public enum DiskStorage {
  /// Its limits are stored.
  public struct Config: Sendable {
    public let name: String
    public var sizeLimit: UInt
    public var expiration = StorageExpiration.days(7)
    public var pathExtension: String?
    public var usesHashedFileName = true
    public var autoExtAfterHashedFileName = false
    let directory: URL?

    public init(name: String, sizeLimit: UInt, directory: URL? = nil) {
      self.name = name
      self.sizeLimit = sizeLimit
      self.directory = directory
    }
  }

  /// It is unchecked because apps set its configuration before they load images, and nothing reads it.
  public final class Backend<Value: Sendable>: @unchecked Sendable {
    public var config: Config
    public let directoryURL: URL
    let values = LockedStore<Value>()

    public init(config: Config) {
      self.config = config
      directoryURL = (config.directory ?? .cachesDirectory).appending(path: config.name)
    }

    public func store(value: Value, forKey key: String, expiration: StorageExpiration? = nil) {
      values[key] = value
    }
    public func value(forKey key: String) -> Value? { values[key] }
    public func isCached(forKey key: String) -> Bool { values[key] != nil }
    public func remove(forKey key: String) { values[key] = nil }
    public func removeAll() { values.removeAll() }
    public func cacheFileURL(forKey key: String) -> URL { directoryURL.appending(path: key) }
    public func removeExpiredValues() -> [URL] { [] }
    public func removeSizeExceededValues() -> [URL] { [] }
  }
}
