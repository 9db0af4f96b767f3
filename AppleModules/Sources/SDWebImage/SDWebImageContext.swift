public typealias SDWebImageContext = [SDWebImageContextOption: Any]

/// An option of a load with a value.
public struct SDWebImageContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let setImageOperationKey = Self(rawValue: "setImageOperationKey")
  public static let customManager = Self(rawValue: "customManager")
  public static let imageCache = Self(rawValue: "imageCache")
  public static let imageLoader = Self(rawValue: "imageLoader")
  public static let imageTransformer = Self(rawValue: "imageTransformer")
  public static let imageScaleFactor = Self(rawValue: "imageScaleFactor")
  public static let imagePreserveAspectRatio = Self(rawValue: "imagePreserveAspectRatio")
  public static let imageThumbnailPixelSize = Self(rawValue: "imageThumbnailPixelSize")
  public static let queryCacheType = Self(rawValue: "queryCacheType")
  public static let storeCacheType = Self(rawValue: "storeCacheType")
  public static let originalQueryCacheType = Self(rawValue: "originalQueryCacheType")
  public static let originalStoreCacheType = Self(rawValue: "originalStoreCacheType")
  public static let animatedImageClass = Self(rawValue: "animatedImageClass")
  public static let downloadRequestModifier = Self(rawValue: "downloadRequestModifier")
  public static let cacheKeyFilter = Self(rawValue: "cacheKeyFilter")
  public static let callbackQueue = Self(rawValue: "callbackQueue")
}

extension [SDWebImageContextOption: Any] {
  var manager: SDWebImageManager { self[.customManager] as? SDWebImageManager ?? .shared }
  var transformer: (any SDImageTransformer)? { self[.imageTransformer] as? any SDImageTransformer }
  var requestModifier: (any SDWebImageDownloaderRequestModifierProtocol)? {
    self[.downloadRequestModifier] as? any SDWebImageDownloaderRequestModifierProtocol
  }
}
