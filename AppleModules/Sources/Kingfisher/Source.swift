/// Where an image comes from.
public enum Source: Sendable {
  /// The numbers of the loads that views have started.
  public enum Identifier {
    public typealias Value = UInt
    private static let lock = NSLock()
    // The lock guards it.
    nonisolated(unsafe) private static var latest: Value = 0

    static func next() -> Value {
      lock.withLock {
        latest += 1
        return latest
      }
    }
  }

  case network(any Resource)
  case provider(any ImageDataProvider)

  public var cacheKey: String {
    switch self {
    case .network(let resource): resource.cacheKey
    case .provider(let provider): provider.cacheKey
    }
  }

  public var url: URL? {
    switch self {
    case .network(let resource): resource.downloadURL
    case .provider(let provider): provider.contentURL
    }
  }
}

extension Source: Hashable {
  public static func == (left: Source, right: Source) -> Bool {
    left.cacheKey == right.cacheKey && left.url == right.url
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(cacheKey)
    hasher.combine(url)
  }
}
