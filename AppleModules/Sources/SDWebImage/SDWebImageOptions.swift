/// The options of a load; those that draw, decode or have a priority are stored.
public struct SDWebImageOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  private init(bit: UInt) { rawValue = 1 << bit }

  public static let retryFailed = Self(bit: 0)
  public static let lowPriority = Self(bit: 1)
  public static let progressiveLoad = Self(bit: 2)
  public static let refreshCached = Self(bit: 3)
  public static let continueInBackground = Self(bit: 4)
  public static let handleCookies = Self(bit: 5)
  public static let allowInvalidSSLCertificates = Self(bit: 6)
  public static let highPriority = Self(bit: 7)
  public static let delayPlaceholder = Self(bit: 8)
  public static let transformAnimatedImage = Self(bit: 9)
  public static let avoidAutoSetImage = Self(bit: 10)
  public static let scaleDownLargeImages = Self(bit: 11)
  public static let queryMemoryData = Self(bit: 12)
  public static let queryMemoryDataSync = Self(bit: 13)
  public static let queryDiskDataSync = Self(bit: 14)
  public static let fromCacheOnly = Self(bit: 15)
  public static let fromLoaderOnly = Self(bit: 16)
  public static let forceTransition = Self(bit: 17)
  public static let avoidDecodeImage = Self(bit: 18)
  public static let decodeFirstFrameOnly = Self(bit: 19)
  public static let preloadAllFrames = Self(bit: 20)
  public static let matchAnimatedImageClass = Self(bit: 21)
  public static let waitStoreCache = Self(bit: 22)
  public static let transformVectorImage = Self(bit: 23)
  public static let avoidAutoCancelImage = Self(bit: 24)
  public static let waitTransition = Self(bit: 25)
}

/// The options of a request, which are stored.
public struct SDWebImageDownloaderOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let lowPriority = Self(rawValue: 1)
  public static let progressiveLoad = Self(rawValue: 2)
  public static let useNSURLCache = Self(rawValue: 4)
  public static let ignoreCachedResponse = Self(rawValue: 8)
  public static let continueInBackground = Self(rawValue: 16)
  public static let handleCookies = Self(rawValue: 32)
  public static let allowInvalidSSLCertificates = Self(rawValue: 64)
  public static let highPriority = Self(rawValue: 128)
  public static let scaleDownLargeImages = Self(rawValue: 256)
}
