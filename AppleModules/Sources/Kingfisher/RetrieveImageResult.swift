/// Called with each download that retrieving an image starts.
public typealias DownloadTaskUpdatedBlock = (_ newTask: DownloadTask?) -> Void
/// How much of an image has arrived.
public typealias DownloadProgressBlock = (_ receivedSize: Int64, _ totalSize: Int64) -> Void

/// Where a retrieved image was found.
public enum CacheType: Sendable {
  case none, memory, disk
  public var cached: Bool { self != .none }
}

/// An image that a manager has retrieved.
public struct RetrieveImageResult: Sendable {
  public let image: KFCrossPlatformImage
  public let cacheType: CacheType
  public let source: Source
  /// The first source that was asked for; `source` may be an alternative.
  public let originalSource: Source
  public let data: @Sendable () -> Data?

  public init(
    image: KFCrossPlatformImage, cacheType: CacheType, source: Source, originalSource: Source,
    data: @escaping @Sendable () -> Data?
  ) {
    self.image = image
    self.cacheType = cacheType
    self.source = source
    self.originalSource = originalSource
    self.data = data
  }
}

/// An image that a downloader has loaded.
public struct ImageLoadingResult: Sendable {
  public let image: KFCrossPlatformImage
  public let url: URL?
  public let originalData: Data

  public init(image: KFCrossPlatformImage, url: URL? = nil, originalData: Data) {
    self.image = image
    self.url = url
    self.originalData = originalData
  }
}

/// The error of one of several alternative sources.
public struct PropagationError: Sendable {
  public let source: Source
  public let error: KingfisherError
}
