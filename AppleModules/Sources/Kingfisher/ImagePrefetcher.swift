public typealias PrefetcherProgressBlock = (
  _ skippedResources: [any Resource], _ failedResources: [any Resource],
  _ completedResources: [any Resource]
) -> Void
public typealias PrefetcherCompletionHandler = PrefetcherProgressBlock
public typealias PrefetcherSourceProgressBlock = (
  _ skippedSources: [Source], _ failedSources: [Source], _ completedSources: [Source]
) -> Void
public typealias PrefetcherSourceCompletionHandler = PrefetcherSourceProgressBlock

/// Loads images into the cache; its requests retain it.
///
/// It is unchecked because it runs on the main thread.
public class ImagePrefetcher: @unchecked Sendable {
  public var maxConcurrentDownloads = 5

  private let options: KingfisherParsedOptionsInfo
  private let progress: PrefetcherSourceProgressBlock?
  private var completion: PrefetcherSourceCompletionHandler?
  private var pending: ArraySlice<Source>
  private var running: [Source: DownloadTask?] = [:]
  private var skipped: [Source] = []
  private var failed: [Source] = []
  private var completed: [Source] = []
  private var isStopped = false

  public init(
    sources: [Source], options: KingfisherOptionsInfo? = nil,
    progressBlock: PrefetcherSourceProgressBlock? = nil,
    completionHandler: PrefetcherSourceCompletionHandler? = nil
  ) {
    self.options = KingfisherManager.shared.parsed(options)
    pending = sources[...]
    progress = progressBlock
    completion = completionHandler
  }

  public convenience init(
    resources: [any Resource], options: KingfisherOptionsInfo? = nil,
    progressBlock: PrefetcherProgressBlock? = nil,
    completionHandler: PrefetcherCompletionHandler? = nil
  ) {
    self.init(
      sources: resources.map { $0.convertToSource() }, options: options,
      progressBlock: progressBlock.map(Self.ofSources),
      completionHandler: completionHandler.map(Self.ofSources))
  }

  public convenience init(
    urls: [URL], options: KingfisherOptionsInfo? = nil,
    progressBlock: PrefetcherProgressBlock? = nil,
    completionHandler: PrefetcherCompletionHandler? = nil
  ) {
    self.init(
      resources: urls, options: options, progressBlock: progressBlock,
      completionHandler: completionHandler)
  }

  private static func ofSources(
    _ handler: @escaping PrefetcherProgressBlock
  ) -> PrefetcherSourceProgressBlock {
    { handler($0.resources, $1.resources, $2.resources) }
  }

  public func start() { DispatchQueue.main.async { self.proceed() } }

  /// Cancels the requests; those count as failed.
  public func stop() {
    DispatchQueue.main.async {
      self.isStopped = true
      self.failed += self.pending
      self.pending = []
      for task in self.running.values { task?.cancel() }
      self.proceed()
    }
  }

  private func proceed() {
    while !isStopped, running.count < maxConcurrentDownloads, let source = pending.popFirst() {
      load(source)
    }
    guard running.isEmpty, pending.isEmpty else { return }
    completion?(skipped, failed, completed)
    completion = nil
  }

  private func load(_ source: Source) {
    let cache = options.targetCache ?? KingfisherManager.shared.cache
    let type = cache.imageCachedType(
      forKey: source.cacheKey, processorIdentifier: options.processor.identifier)
    guard options.forceRefresh || type == .none || type == .disk && options.alsoPrefetchToMemory
    else {
      skipped.append(source)
      progress?(skipped, failed, completed)
      return
    }
    running[source] = .some(nil)
    let task = KingfisherManager.shared.retrieveImage(
      with: source, parsedOptions: options, progressBlock: nil, downloadTaskUpdated: nil
    ) { result in
      DispatchQueue.main.async {
        self.running[source] = nil
        if case .success = result {
          self.completed.append(source)
        } else {
          self.failed.append(source)
        }
        self.progress?(self.skipped, self.failed, self.completed)
        self.proceed()
      }
    }
    running[source] = .some(task)
  }
}

extension [Source] {
  fileprivate var resources: [any Resource] {
    compactMap {
      switch $0 {
      case .network(let resource): resource
      case .provider(let provider): provider.contentURL
      }
    }
  }
}
