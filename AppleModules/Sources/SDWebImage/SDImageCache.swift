/// The images of a launch, by their keys; what would be in files is data in memory.
///
/// It is unchecked because a lock guards its images.
open class SDImageCache: NSObject, @unchecked Sendable {
  public static let shared = SDImageCache()

  public let config: SDImageCacheConfig
  private let lock = NSLock()
  private var images: [String: UIImage] = [:]
  private var files: [String: Data] = [:]

  /// The sizes of what would be in files.
  var sizes: [Int] { lock.withLock { files.values.map(\.count) } }

  public override init() { config = .default }

  public init(namespace ns: String) { config = .default }

  public init(namespace ns: String, diskCacheDirectory directory: String?) { config = .default }

  public init(
    namespace ns: String, diskCacheDirectory directory: String?, config: SDImageCacheConfig?
  ) { self.config = config ?? .default }

  // MARK: Storing

  open func store(
    _ image: UIImage?, forKey key: String?, completion: SDWebImageNoParamsBlock? = nil
  ) { store(image, imageData: nil, forKey: key, toDisk: true, completion: completion) }

  open func store(
    _ image: UIImage?, forKey key: String?, toDisk: Bool,
    completion: SDWebImageNoParamsBlock? = nil
  ) { store(image, imageData: nil, forKey: key, toDisk: toDisk, completion: completion) }

  open func store(
    _ image: UIImage?, imageData: Data?, forKey key: String?, toDisk: Bool,
    completion: SDWebImageNoParamsBlock? = nil
  ) {
    store(image, imageData, forKey: key, in: toDisk ? .all : .memory)
    later(completion)
  }

  open func storeImage(toMemory image: UIImage?, forKey key: String?) {
    store(image, nil, forKey: key, in: .memory)
  }

  open func storeImageData(toDisk imageData: Data?, forKey key: String?) {
    store(nil, imageData, forKey: key, in: .disk)
  }

  func store(_ image: UIImage?, _ data: Data?, forKey key: String?, in type: SDImageCacheType) {
    guard let key else { return }
    lock.withLock {
      if let image, type.includesMemory, config.shouldCacheImagesInMemory { images[key] = image }
      if type.includesDisk, let data = data ?? image?.pngData() { files[key] = data }
    }
  }

  // MARK: Finding

  open func imageFromMemoryCache(forKey key: String?) -> UIImage? {
    key.flatMap { key in lock.withLock { images[key] } }
  }

  open func imageFromDiskCache(forKey key: String?) -> UIImage? {
    guard let image = diskImageData(forKey: key).flatMap({ UIImage(data: $0) }) else { return nil }
    store(image, nil, forKey: key, in: .memory)
    return image
  }

  open func imageFromCache(forKey key: String?) -> UIImage? {
    imageFromMemoryCache(forKey: key) ?? imageFromDiskCache(forKey: key)
  }

  open func imageFromCache(
    forKey key: String?, options: SDImageCacheOptions = [], context: SDWebImageContext?
  ) -> UIImage? {
    imageFromCache(forKey: key)
  }

  open func diskImageData(forKey key: String?) -> Data? {
    key.flatMap { key in lock.withLock { files[key] } }
  }

  open func diskImageDataExists(withKey key: String?) -> Bool { diskImageData(forKey: key) != nil }

  open func diskImageExists(
    withKey key: String?, completion: SDWebImageCheckCacheCompletionBlock? = nil
  ) {
    let exists = diskImageDataExists(withKey: key)
    if let completion { later { completion(exists) } }
  }

  /// Finds an image: at once in memory, in a later turn on disk.
  @discardableResult
  open func queryCacheOperation(
    forKey key: String?, done doneBlock: SDImageCacheQueryCompletionBlock?
  ) -> (any SDWebImageOperation)? {
    query(key, .all, isSync: false) { doneBlock?($0, $1, $2) }
    return nil
  }

  func query(
    _ key: String?, _ type: SDImageCacheType, isSync: Bool,
    _ done: @escaping SDImageCacheQueryCompletionBlock
  ) {
    if type.includesMemory, let image = imageFromMemoryCache(forKey: key) {
      return done(image, nil, .memory)
    }
    guard type.includesDisk, let data = diskImageData(forKey: key) else {
      return done(nil, nil, .none)
    }
    let find = { done(self.imageFromDiskCache(forKey: key), data, .disk) }
    if isSync { find() } else { later(find) }
  }

  // MARK: Removing

  open func removeImage(
    forKey key: String?, withCompletion completion: SDWebImageNoParamsBlock? = nil
  ) {
    removeImage(forKey: key, fromDisk: true, withCompletion: completion)
  }

  open func removeImage(
    forKey key: String?, fromDisk: Bool, withCompletion completion: SDWebImageNoParamsBlock? = nil
  ) {
    if let key {
      lock.withLock {
        images[key] = nil
        if fromDisk { files[key] = nil }
      }
    }
    later(completion)
  }

  open func clearMemory() { lock.withLock { images = [:] } }

  open func clearDisk(onCompletion completion: SDWebImageNoParamsBlock? = nil) {
    lock.withLock { files = [:] }
    later(completion)
  }

  open func deleteOldFiles(completionBlock: SDWebImageNoParamsBlock? = nil) {
    later(completionBlock)
  }

  func later(_ body: SDWebImageNoParamsBlock?) {
    guard let body else { return }
    DispatchQueue.main.async { body() }
  }
}
