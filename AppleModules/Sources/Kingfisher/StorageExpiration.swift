/// When a cached image expires; camsh keeps it until the launch ends.
public enum StorageExpiration: Sendable {
  case never
  case seconds(TimeInterval)
  case days(Int)
  case date(Date)
  case expired
}

/// How an access extends the expiration.
public enum ExpirationExtending: Sendable {
  case none, cacheTime
  case expiration(_ expiration: StorageExpiration)
}
