/// Loads images: from the cache if it has them, otherwise with a request.
///
/// It is unchecked because it is used on the main thread.
open class SDWebImageManager: NSObject, @unchecked Sendable {
  public static let shared = SDWebImageManager(cache: .shared, loader: .shared)

  public let imageCache: SDImageCache
  public let imageLoader: SDWebImageDownloader
  open var transformer: (any SDImageTransformer)?
  private var running: [SDWebImageCombinedOperation] = []
  private var failedURLs: Set<URL> = []

  public init(cache: SDImageCache, loader: SDWebImageDownloader) {
    imageCache = cache
    imageLoader = loader
  }

  open var isRunning: Bool { !running.isEmpty }

  open func cancelAll() { for operation in running { operation.cancel() } }

  open func cacheKey(for url: URL?) -> String? { url?.absoluteString }

  open func removeFailedURL(_ url: URL) { failedURLs.remove(url) }

  open func removeAllFailedURLs() { failedURLs = [] }

  @discardableResult
  open func loadImage(
    with url: URL?, options: SDWebImageOptions = [], context: SDWebImageContext? = nil,
    progress progressBlock: SDImageLoaderProgressBlock?,
    completed completedBlock: @escaping SDInternalCompletionBlock
  ) -> SDWebImageCombinedOperation? {
    let operation = SDWebImageCombinedOperation()
    let isBlocked = url.map { failedURLs.contains($0) && !options.contains(.retryFailed) } ?? false
    guard let url, !isBlocked else {
      let error = SDWebImageError(isBlocked ? .blackListed : .invalidURL)
      completedBlock(nil, nil, error, .none, true, url)
      return operation
    }
    let load = WebImageLoad(
      url: url, options: options, context: context ?? [:], transformer: transformer,
      cache: context?[.imageCache] as? SDImageCache ?? imageCache,
      loader: context?[.imageLoader] as? SDWebImageDownloader ?? imageLoader,
      progress: progressBlock, completed: completedBlock)
    running.append(operation)
    load.run(operation) { [weak self] error in
      self?.running.removeAll { $0 === operation }
      if let error = error as? SDWebImageError, error.code == .badImageData {
        self?.failedURLs.insert(url)
      }
    }
    return operation
  }
}
