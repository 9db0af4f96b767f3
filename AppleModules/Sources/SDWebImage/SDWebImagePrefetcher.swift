public typealias SDWebImagePrefetcherProgressBlock = (UInt, UInt) -> Void
public typealias SDWebImagePrefetcherCompletionBlock = (UInt, UInt) -> Void

/// Loads images into the cache.
///
/// It is unchecked because it is used on the main thread.
open class SDWebImagePrefetcher: NSObject, @unchecked Sendable {
  public static let shared = SDWebImagePrefetcher()

  public let manager: SDWebImageManager
  open var maxConcurrentPrefetchCount: UInt = 3
  open var options = SDWebImageOptions.lowPriority
  open var context: SDWebImageContext?
  private var tokens: [SDWebImagePrefetchToken] = []

  public convenience override init() { self.init(imageManager: .shared) }

  public init(imageManager manager: SDWebImageManager) { self.manager = manager }

  @discardableResult
  open func prefetchURLs(_ urls: [URL]?) -> SDWebImagePrefetchToken? {
    prefetchURLs(urls, progress: nil, completed: nil)
  }

  /// Loads images, and reports how many have finished and how many of those failed.
  @discardableResult
  open func prefetchURLs(
    _ urls: [URL]?, progress progressBlock: SDWebImagePrefetcherProgressBlock?,
    completed completionBlock: SDWebImagePrefetcherCompletionBlock?
  ) -> SDWebImagePrefetchToken? {
    let token = SDWebImagePrefetchToken(urls ?? [])
    guard let urls, !urls.isEmpty else {
      completionBlock?(0, 0)
      return token
    }
    tokens.append(token)
    for url in urls {
      let operation = manager.loadImage(
        with: url, options: options, context: context, progress: nil
      ) { [weak self, token] image, _, _, _, finished, _ in
        guard finished else { return }
        token.finished += 1
        if image == nil { token.skipped += 1 }
        progressBlock?(token.finished, UInt(urls.count))
        guard token.finished == UInt(urls.count) else { return }
        self?.tokens.removeAll { $0 === token }
        token.operations = []
        completionBlock?(token.finished, token.skipped)
      }
      if let operation, token.finished < UInt(urls.count) { token.operations.append(operation) }
    }
    return token
  }

  open func cancelPrefetching() { for token in tokens { token.cancel() } }
}

/// A prefetch that is running.
///
/// It is unchecked because it is used on the main thread.
public final class SDWebImagePrefetchToken: NSObject, SDWebImageOperation, @unchecked Sendable {
  public let urls: [URL]?
  public private(set) var isCancelled = false
  var operations: [SDWebImageCombinedOperation] = []
  var finished: UInt = 0
  var skipped: UInt = 0

  init(_ urls: [URL]) { self.urls = urls }

  public func cancel() {
    isCancelled = true
    for operation in operations { operation.cancel() }
  }
}
