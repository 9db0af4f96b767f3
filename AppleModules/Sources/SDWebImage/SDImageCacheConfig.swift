/// The limits of a cache, which are stored.
///
/// It is unchecked because apps set it before they load images, and nothing reads the limits.
public final class SDImageCacheConfig: NSObject, @unchecked Sendable {
  public static let `default` = SDImageCacheConfig()

  public var shouldCacheImagesInMemory = true
  public var shouldUseWeakMemoryCache = false
  public var shouldDisableiCloud = true
  public var shouldRemoveExpiredDataWhenEnterBackground = true
  public var shouldRemoveExpiredDataWhenTerminate = true
  public var maxDiskAge: TimeInterval = 7 * 24 * 60 * 60
  public var maxDiskSize: UInt = 0
  public var maxMemoryCost: UInt = 0
  public var maxMemoryCount: UInt = 0
  public var diskCacheExpireType = SDImageCacheConfigExpireType.modificationDate
}

public enum SDImageCacheConfigExpireType: UInt, Sendable {
  case accessDate, modificationDate, creationDate, changeDate
}
