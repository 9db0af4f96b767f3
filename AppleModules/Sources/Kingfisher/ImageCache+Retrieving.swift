/// Where an image was found, and the image.
public enum ImageCacheResult: Sendable {
  case disk(KFCrossPlatformImage)
  case memory(KFCrossPlatformImage)
  case none

  public var image: KFCrossPlatformImage? {
    switch self {
    case .disk(let image), .memory(let image): image
    case .none: nil
    }
  }

  public var cacheType: CacheType {
    switch self {
    case .disk: .disk
    case .memory: .memory
    case .none: .none
    }
  }
}

extension ImageCache {
  /// Finds an image: at once in memory, in a later turn on disk.
  public func retrieveImage(
    forKey key: String, options: KingfisherParsedOptionsInfo,
    callbackQueue: CallbackQueue = .mainCurrentOrAsync,
    completionHandler: ((Result<ImageCacheResult, KingfisherError>) -> Void)?
  ) {
    guard let completionHandler else { return }
    if let image = retrieveImageInMemoryCache(forKey: key, options: options) {
      callbackQueue.execute { completionHandler(.success(.memory(image))) }
      return
    }
    retrieveImageInDiskCache(forKey: key, options: options, callbackQueue: callbackQueue) {
      [weak self] result in
      guard let image = try? result.get() else { return completionHandler(.success(.none)) }
      self?.memoryStorage.store(
        value: image, forKey: key.computed(for: options.processor.identifier))
      completionHandler(.success(.disk(image)))
    }
  }

  public func retrieveImage(
    forKey key: String, options: KingfisherOptionsInfo? = nil,
    callbackQueue: CallbackQueue = .mainCurrentOrAsync,
    completionHandler: ((Result<ImageCacheResult, KingfisherError>) -> Void)?
  ) {
    retrieveImage(
      forKey: key, options: KingfisherParsedOptionsInfo(options), callbackQueue: callbackQueue,
      completionHandler: completionHandler)
  }

  public func retrieveImage(
    forKey key: String, options: KingfisherOptionsInfo? = nil
  ) async throws -> ImageCacheResult {
    try await withCheckedThrowingContinuation { continuation in
      retrieveImage(forKey: key, options: options) { continuation.resume(with: $0) }
    }
  }

  public func retrieveImageInMemoryCache(
    forKey key: String, options: KingfisherParsedOptionsInfo
  ) -> KFCrossPlatformImage? {
    memoryStorage.value(forKey: key.computed(for: options.processor.identifier))
  }

  public func retrieveImageInMemoryCache(
    forKey key: String, options: KingfisherOptionsInfo? = nil
  ) -> KFCrossPlatformImage? {
    retrieveImageInMemoryCache(forKey: key, options: KingfisherParsedOptionsInfo(options))
  }

  func retrieveImageInDiskCache(
    forKey key: String, options: KingfisherParsedOptionsInfo, callbackQueue: CallbackQueue,
    completionHandler: @escaping (Result<KFCrossPlatformImage?, KingfisherError>) -> Void
  ) {
    let image = diskStorage.value(forKey: key.computed(for: options.processor.identifier))
      .flatMap { options.cacheSerializer.image(with: $0, options: options) }
    if options.loadDiskFileSynchronously {
      callbackQueue.execute { completionHandler(.success(image)) }
    } else {
      later(on: callbackQueue) { completionHandler(.success(image)) }
    }
  }

  public func retrieveImageInDiskCache(
    forKey key: String, options: KingfisherOptionsInfo? = nil,
    callbackQueue: CallbackQueue = .untouch,
    completionHandler: @escaping (Result<KFCrossPlatformImage?, KingfisherError>) -> Void
  ) {
    retrieveImageInDiskCache(
      forKey: key, options: KingfisherParsedOptionsInfo(options), callbackQueue: callbackQueue,
      completionHandler: completionHandler)
  }

  public func imageCachedType(
    forKey key: String, processorIdentifier identifier: String = "", forcedExtension: String? = nil
  ) -> CacheType {
    let key = key.computed(for: identifier)
    if memoryStorage.isCached(forKey: key) { return .memory }
    return diskStorage.isCached(forKey: key) ? .disk : .none
  }

  public func isCached(
    forKey key: String, processorIdentifier identifier: String = "", forcedExtension: String? = nil
  ) -> Bool { imageCachedType(forKey: key, processorIdentifier: identifier).cached }

  /// The size of the data that would be in files.
  public func calculateDiskStorageSize(
    completion handler: @escaping (Result<UInt, KingfisherError>) -> Void
  ) {
    let size = diskStorage.values.all.reduce(0) { $0 + UInt($1.count) }
    later(on: .mainAsync) { handler(.success(size)) }
  }

  public var diskStorageSize: UInt {
    get async throws { diskStorage.values.all.reduce(0) { $0 + UInt($1.count) } }
  }

  public func clearCache() async {
    await withCheckedContinuation { clearCache(completion: $0.resume) }
  }
  public func clearDiskCache() async {
    await withCheckedContinuation { clearDiskCache(completion: $0.resume) }
  }

  public func cachePath(
    forKey key: String, processorIdentifier identifier: String = "", forcedExtension: String? = nil
  ) -> String { diskStorage.cacheFileURL(forKey: key.computed(for: identifier)).path }
}

extension ImageCache {
  // Names before version 5.
  public var maxMemoryCost: UInt {
    get { UInt(clamping: memoryStorage.config.totalCostLimit) }
    set { memoryStorage.config.totalCostLimit = Int(clamping: newValue) }
  }

  public var maxDiskCacheSize: UInt {
    get { diskStorage.config.sizeLimit }
    set { diskStorage.config.sizeLimit = newValue }
  }
}
