/// The images in memory.
public enum MemoryStorage {
  /// Its limits are stored.
  public struct Config: Sendable {
    public var totalCostLimit: Int
    public var countLimit = Int.max
    public var expiration = StorageExpiration.seconds(300)
    public var cleanInterval: TimeInterval
    public var keepWhenEnteringBackground = false

    public init(totalCostLimit: Int, cleanInterval: TimeInterval = 120) {
      self.totalCostLimit = totalCostLimit
      self.cleanInterval = cleanInterval
    }
  }

  /// It is unchecked because apps set its configuration before they load images, and nothing reads it.
  public final class Backend<Value: Sendable>: @unchecked Sendable {
    public var config: Config
    let values = LockedStore<Value>()

    public init(config: Config) { self.config = config }

    public func store(value: Value, forKey key: String, expiration: StorageExpiration? = nil) {
      values[key] = value
    }
    public func value(
      forKey key: String, extendingExpiration: ExpirationExtending = .cacheTime
    ) -> Value? { values[key] }
    public func isCached(forKey key: String) -> Bool { values[key] != nil }
    public func remove(forKey key: String) { values[key] = nil }
    public func removeAll() { values.removeAll() }
    public func removeExpired() {}
  }
}
