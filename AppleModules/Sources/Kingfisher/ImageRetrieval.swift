/// The retrieving of one image: from a cache, a request or a provider, with its further attempts.
///
/// The request that is running retains it, and so the completion handler. It is unchecked because it
/// makes one attempt at a time.
final class ImageRetrieval: @unchecked Sendable {
  private let manager: KingfisherManager
  private let source: Source
  private let options: KingfisherParsedOptionsInfo
  private let progress: DownloadProgressBlock?
  private let taskUpdated: ((DownloadTask?) -> Void)?
  private let completion: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
  private var alternatives: [Source]
  private var errors: [PropagationError] = []
  private var retriedCount = 0

  init(
    _ manager: KingfisherManager, _ source: Source, _ options: KingfisherParsedOptionsInfo,
    _ progress: DownloadProgressBlock?, _ taskUpdated: ((DownloadTask?) -> Void)?,
    _ completion: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) {
    self.manager = manager
    self.source = source
    self.options = options
    self.progress = progress
    self.taskUpdated = taskUpdated
    self.completion = completion
    alternatives = options.alternativeSources ?? []
  }

  func start() -> DownloadTask? { attempt(source) }

  private var cache: ImageCache { options.targetCache ?? manager.cache }

  private func attempt(_ current: Source) -> DownloadTask? {
    if !options.forceRefresh, isCached(current) { return nil }
    guard !options.onlyFromCache else {
      let error = KingfisherError.cacheError(reason: .imageNotExisting(key: current.cacheKey))
      options.callbackQueue.execute { self.completion?(.failure(error)) }
      return nil
    }
    switch current {
    case .network(let resource):
      let downloader = options.downloader ?? manager.downloader
      return downloader.download(resource.downloadURL, options, progress) {
        self.store($0, from: current)
      }
    case .provider(let provider):
      cache.later(on: .mainAsync) { self.load(provider, current) }
      return nil
    }
  }

  // MARK: From a cache

  /// Whether a cache has the image; it then ends with that.
  private func isCached(_ current: Source) -> Bool {
    let key = current.cacheKey
    let identifier = options.processor.identifier
    let type = cache.imageCachedType(forKey: key, processorIdentifier: identifier)
    if type == .memory || type == .disk && !options.fromMemoryCacheOrRefresh {
      cache.retrieveImage(forKey: key, options: options, callbackQueue: options.callbackQueue) {
        guard let found = try? $0.get(), let image = found.image else {
          return self.fail(.cacheError(reason: .imageNotExisting(key: key)), of: current)
        }
        let serializer = self.options.cacheSerializer
        self.succeed(image, found.cacheType, current) {
          serializer.data(with: image, original: nil)
        }
      }
      return true
    }
    let originals = options.originalCache ?? cache
    guard !identifier.isEmpty, originals.isCached(forKey: key), !options.fromMemoryCacheOrRefresh
    else { return false }
    originals.retrieveImage(forKey: key, callbackQueue: options.callbackQueue) {
      let (processor, item) = (
        self.options.processor, (try? $0.get())?.image.map { ImageProcessItem.image($0) }
      )
      guard let item, let image = processor.process(item: item, options: self.options) else {
        return self.fail(.cacheError(reason: .imageNotExisting(key: key)), of: current)
      }
      self.cache.store(
        image, forKey: key, options: self.options, toDisk: !self.options.cacheMemoryOnly)
      self.succeed(image, .none, current) { nil }
    }
    return true
  }

  // MARK: From elsewhere

  private func load(_ provider: any ImageDataProvider, _ current: Source) {
    provider.data { result in
      let (options, processor) = (self.options, self.options.processor)
      let loaded = result.mapError {
        KingfisherError.imageSettingError(
          reason: .dataProviderError(provider: provider, error: $0))
      }.flatMap { data in
        processor.process(item: .data(data), options: options)
          .map { .success(ImageLoadingResult(image: $0, originalData: data)) }
          ?? .failure(
            .processorError(reason: .processingFailed(processor: processor, item: .data(data))))
      }
      options.callbackQueue.execute { self.store(loaded, from: current) }
    }
  }

  private func store(_ result: Result<ImageLoadingResult, KingfisherError>, from current: Source) {
    switch result {
    case .failure(let error): fail(error, of: current)
    case .success(let loaded):
      let (key, data) = (current.cacheKey, loaded.originalData)
      cache.store(
        loaded.image, original: data, forKey: key, options: options,
        toDisk: !options.cacheMemoryOnly)
      if options.cacheOriginalImage, !options.processor.identifier.isEmpty {
        (options.originalCache ?? cache).storeToDisk(data, forKey: key)
      }
      succeed(loaded.image, .none, current) { data }
    }
  }

  // MARK: Ending

  private func succeed(
    _ image: UIImage, _ type: CacheType, _ current: Source, _ data: @escaping @Sendable () -> Data?
  ) {
    completion?(
      .success(
        RetrieveImageResult(
          image: options.imageModifier?.modify(image) ?? image, cacheType: type, source: current,
          originalSource: source, data: data)))
  }

  private func fail(_ error: KingfisherError, of current: Source) {
    guard !error.isTaskCancelled, let strategy = options.retryStrategy else {
      return giveUp(error, of: current)
    }
    let context = RetryContext(source: current, error: error, retriedCount: retriedCount)
    strategy.retry(context: context) { decision in
      guard case .retry = decision else { return self.giveUp(error, of: current) }
      self.retriedCount += 1
      self.taskUpdated?(self.attempt(current))
    }
  }

  private func giveUp(_ error: KingfisherError, of current: Source) {
    guard !error.isTaskCancelled, !alternatives.isEmpty || !errors.isEmpty else {
      completion?(.failure(error))
      return
    }
    errors.append(PropagationError(source: current, error: error))
    guard !alternatives.isEmpty else {
      completion?(.failure(.imageSettingError(reason: .alternativeSourcesExhausted(errors))))
      return
    }
    taskUpdated?(attempt(alternatives.removeFirst()))
  }
}
