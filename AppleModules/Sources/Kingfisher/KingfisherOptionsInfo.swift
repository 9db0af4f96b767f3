public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]

/// An option of a load.
public enum KingfisherOptionsInfoItem: Sendable {
  case targetCache(ImageCache)
  case originalCache(ImageCache)
  case downloader(ImageDownloader)
  case transition(ImageTransition)
  case downloadPriority(Float)
  case forceRefresh
  case fromMemoryCacheOrRefresh
  case forceTransition
  case cacheMemoryOnly
  case waitForCache
  case onlyFromCache
  case backgroundDecode
  case callbackQueue(CallbackQueue)
  case scaleFactor(CGFloat)
  case preloadAllAnimationData
  case requestModifier(any AsyncImageDownloadRequestModifier)
  case redirectHandler(any ImageDownloadRedirectHandler)
  case processor(any ImageProcessor)
  case cacheSerializer(any CacheSerializer)
  case imageModifier(any ImageModifier)
  case keepCurrentImageWhileLoading
  case onlyLoadFirstFrame
  case cacheOriginalImage
  case onFailureImage(KFCrossPlatformImage?)
  case alsoPrefetchToMemory
  case loadDiskFileSynchronously
  case diskStoreWriteOptions(Data.WritingOptions)
  case memoryCacheExpiration(StorageExpiration)
  case memoryCacheAccessExtendingExpiration(ExpirationExtending)
  case diskCacheExpiration(StorageExpiration)
  case diskCacheAccessExtendingExpiration(ExpirationExtending)
  case processingQueue(CallbackQueue)
  case progressiveJPEG(ImageProgressive)
  case alternativeSources([Source])
  case retryStrategy(any RetryStrategy)
  case lowDataMode(Source?)
  case forcedCacheFileExtension(String?)
}

/// How an image is shown while its data arrives, which happens at once here.
public struct ImageProgressive: Sendable {
  public static let `default` = ImageProgressive()

  public init(isBlur: Bool = true, isFastestScan: Bool = true, scanInterval: TimeInterval = 0) {}
}
