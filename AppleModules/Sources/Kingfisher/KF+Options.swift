extension KF.Builder {
  public func keepCurrentImageWhileLoading(_ enabled: Bool = true) -> Self {
    with(\.keepCurrentImageWhileLoading, enabled)
  }
  public func onlyLoadFirstFrame(_ enabled: Bool = true) -> Self {
    with(\.onlyLoadFirstFrame, enabled)
  }
  public func forceRefresh(_ enabled: Bool = true) -> Self { with(\.forceRefresh, enabled) }
  public func fromMemoryCacheOrRefresh(_ enabled: Bool = true) -> Self {
    with(\.fromMemoryCacheOrRefresh, enabled)
  }
  public func cacheMemoryOnly(_ enabled: Bool = true) -> Self { with(\.cacheMemoryOnly, enabled) }
  public func waitForCache(_ enabled: Bool = true) -> Self { with(\.waitForCache, enabled) }
  public func onlyFromCache(_ enabled: Bool = true) -> Self { with(\.onlyFromCache, enabled) }
  public func backgroundDecode(_ enabled: Bool = true) -> Self { with(\.backgroundDecode, enabled) }
  public func cacheOriginalImage(_ enabled: Bool = true) -> Self {
    with(\.cacheOriginalImage, enabled)
  }
  public func loadDiskFileSynchronously(_ enabled: Bool = true) -> Self {
    with(\.loadDiskFileSynchronously, enabled)
  }
  public func forceTransition(_ enabled: Bool = true) -> Self { with(\.forceTransition, enabled) }
  public func transition(_ transition: ImageTransition) -> Self { with(\.transition, transition) }
  public func fade(duration: TimeInterval) -> Self { with(\.transition, .fade(duration)) }
  public func targetCache(_ cache: ImageCache) -> Self { with(\.targetCache, cache) }
  public func originalCache(_ cache: ImageCache) -> Self { with(\.originalCache, cache) }
  public func downloader(_ downloader: ImageDownloader) -> Self { with(\.downloader, downloader) }
  public func downloadPriority(_ priority: Float) -> Self { with(\.downloadPriority, priority) }
  public func callbackQueue(_ queue: CallbackQueue) -> Self { with(\.callbackQueue, queue) }
  public func processingQueue(_ queue: CallbackQueue?) -> Self { with(\.processingQueue, queue) }
  public func scaleFactor(_ factor: CGFloat) -> Self { with(\.scaleFactor, factor) }
  public func diskStoreWriteOptions(_ options: Data.WritingOptions) -> Self {
    with(\.diskStoreWriteOptions, options)
  }
  public func alternativeSources(_ sources: [Source]?) -> Self {
    with(\.alternativeSources, sources)
  }
  public func retry(_ strategy: (any RetryStrategy)?) -> Self { with(\.retryStrategy, strategy) }
  public func lowDataModeSource(_ source: Source?) -> Self { with(\.lowDataModeSource, source) }
  public func onFailureImage(_ image: UIImage?) -> Self { with(\.onFailureImage, image) }
  public func requestModifier(_ modifier: any AsyncImageDownloadRequestModifier) -> Self {
    with(\.requestModifier, modifier)
  }
  public func redirectHandler(_ handler: any ImageDownloadRedirectHandler) -> Self {
    with(\.redirectHandler, handler)
  }
  public func serialize(by serializer: any CacheSerializer) -> Self {
    with(\.cacheSerializer, serializer)
  }
  public func imageModifier(_ modifier: (any ImageModifier)?) -> Self {
    with(\.imageModifier, modifier)
  }
  public func memoryCacheExpiration(_ expiration: StorageExpiration?) -> Self {
    with(\.memoryCacheExpiration, expiration)
  }
  public func memoryCacheAccessExtending(_ extending: ExpirationExtending) -> Self {
    with(\.memoryCacheAccessExtendingExpiration, extending)
  }
  public func diskCacheExpiration(_ expiration: StorageExpiration?) -> Self {
    with(\.diskCacheExpiration, expiration)
  }
  public func diskCacheAccessExtending(_ extending: ExpirationExtending) -> Self {
    with(\.diskCacheAccessExtendingExpiration, extending)
  }
  public func progressiveJPEG(_ progressive: ImageProgressive? = ImageProgressive()) -> Self {
    with(\.progressiveJPEG, progressive)
  }
  public func retry(
    maxCount: Int, interval: DelayRetryStrategy.Interval = .seconds(3)
  ) -> Self {
    retry(DelayRetryStrategy(maxRetryCount: maxCount, retryInterval: interval))
  }
  @preconcurrency
  public func requestModifier(_ modify: @escaping @Sendable (inout URLRequest) -> Void) -> Self {
    requestModifier(
      AnyModifier {
        var request = $0
        modify(&request)
        return request
      })
  }
}
