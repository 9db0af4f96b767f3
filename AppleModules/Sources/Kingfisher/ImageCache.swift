/// The images of a launch, by their keys.
///
/// It is unchecked because its storages lock their values.
open class ImageCache: @unchecked Sendable {
  public typealias DiskCachePathClosure = @Sendable (URL, String) -> URL

  public static let `default` = ImageCache(name: "default")

  public let memoryStorage: MemoryStorage.Backend<KFCrossPlatformImage>
  public let diskStorage: DiskStorage.Backend<Data>

  public init(
    memoryStorage: MemoryStorage.Backend<KFCrossPlatformImage>,
    diskStorage: DiskStorage.Backend<Data>
  ) {
    self.memoryStorage = memoryStorage
    self.diskStorage = diskStorage
  }

  public convenience init(name: String) { self.init(named: name, in: nil) }

  public convenience init(
    name: String, cacheDirectoryURL: URL?, diskCachePathClosure: DiskCachePathClosure? = nil
  ) throws {
    self.init(named: name, in: cacheDirectoryURL)
  }

  private convenience init(named name: String, in directory: URL?) {
    precondition(!name.isEmpty, "A cache needs a name.")
    self.init(
      memoryStorage: MemoryStorage.Backend(config: MemoryStorage.Config(totalCostLimit: 0)),
      diskStorage: DiskStorage.Backend(
        config: DiskStorage.Config(name: name, sizeLimit: 0, directory: directory)))
  }

  // MARK: Storing

  open func store(
    _ image: KFCrossPlatformImage, original: Data? = nil, forKey key: String,
    options: KingfisherParsedOptionsInfo, toDisk: Bool = true,
    completionHandler: ((CacheStoreResult) -> Void)? = nil
  ) {
    store(
      image, original: original, forKey: key, processorIdentifier: options.processor.identifier,
      cacheSerializer: options.cacheSerializer, toDisk: toDisk,
      callbackQueue: options.callbackQueue, completionHandler: completionHandler)
  }

  open func store(
    _ image: KFCrossPlatformImage, original: Data? = nil, forKey key: String,
    processorIdentifier identifier: String = "", forcedExtension: String? = nil,
    cacheSerializer serializer: any CacheSerializer = DefaultCacheSerializer.default,
    toDisk: Bool = true, callbackQueue: CallbackQueue = .untouch,
    completionHandler: ((CacheStoreResult) -> Void)? = nil
  ) {
    let key = key.computed(for: identifier)
    memoryStorage.store(value: image, forKey: key)
    if toDisk, let data = serializer.data(with: image, original: original) {
      diskStorage.store(value: data, forKey: key)
    }
    finish(on: callbackQueue, completionHandler)
  }

  open func storeToDisk(
    _ data: Data, forKey key: String, processorIdentifier identifier: String = "",
    forcedExtension: String? = nil, expiration: StorageExpiration? = nil,
    callbackQueue: CallbackQueue = .untouch, completionHandler: ((CacheStoreResult) -> Void)? = nil
  ) {
    diskStorage.store(value: data, forKey: key.computed(for: identifier))
    finish(on: callbackQueue, completionHandler)
  }

  private func finish(on queue: CallbackQueue, _ handler: ((CacheStoreResult) -> Void)?) {
    guard let handler else { return }
    later(on: queue) { handler(CacheStoreResult()) }
  }

  // MARK: Removing

  open func removeImage(
    forKey key: String, processorIdentifier identifier: String = "",
    forcedExtension: String? = nil, fromMemory: Bool = true, fromDisk: Bool = true,
    callbackQueue: CallbackQueue = .untouch, completionHandler: (() -> Void)? = nil
  ) {
    let key = key.computed(for: identifier)
    if fromMemory { memoryStorage.remove(forKey: key) }
    if fromDisk { diskStorage.remove(forKey: key) }
    if let completionHandler { later(on: callbackQueue, completionHandler) }
  }

  public func clearCache(completion handler: (() -> Void)? = nil) {
    clearMemoryCache()
    clearDiskCache(completion: handler)
  }

  public func clearMemoryCache() { memoryStorage.removeAll() }

  open func clearDiskCache(completion handler: (() -> Void)? = nil) {
    diskStorage.removeAll()
    if let handler { later(on: .mainAsync, handler) }
  }

  open func cleanExpiredCache(completion handler: (() -> Void)? = nil) {
    cleanExpiredDiskCache(completion: handler)
  }
  open func cleanExpiredMemoryCache() {}
  open func cleanExpiredDiskCache(completion handler: (() -> Void)? = nil) {
    if let handler { later(on: .mainAsync, handler) }
  }

  /// Calls a handler after the current turn, as work on a queue of its own does.
  func later(on queue: CallbackQueue, _ body: @escaping () -> Void) {
    switch queue {
    case .dispatch, .operationQueue: queue.execute { body() }
    case .mainAsync, .mainCurrentOrAsync, .untouch: DispatchQueue.main.async { body() }
    }
  }
}

/// That an image was stored.
public struct CacheStoreResult: Sendable {
  public var memoryCacheResult: Result<Void, Never> { .success(()) }
  public var diskCacheResult: Result<Void, KingfisherError> { .success(()) }
}

extension String {
  /// The key of an image that a processor has made.
  func computed(for identifier: String) -> String {
    identifier.isEmpty ? self : "\(self)@\(identifier)"
  }
}
