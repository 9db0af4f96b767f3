/// One load of a manager; the cache, then the request, retain its blocks until it ends.
struct WebImageLoad {
  let url: URL
  let options: SDWebImageOptions
  let context: SDWebImageContext
  let transformer: (any SDImageTransformer)?
  let cache: SDImageCache
  let loader: SDWebImageDownloader
  let progress: SDImageLoaderProgressBlock?
  let completed: SDInternalCompletionBlock

  /// Runs the load, and calls `ended` before the last call of the completion block.
  func run(_ operation: SDWebImageCombinedOperation, ended: @escaping ((any Error)?) -> Void) {
    let end: SDInternalCompletionBlock = { image, data, error, type, finished, url in
      operation.onCancel = nil
      operation.loaderOperation = nil
      ended(error)
      completed(image, data, error, type, finished, url)
    }
    guard !options.contains(.fromLoaderOnly) else { return request(operation, end) }
    operation.onCancel = { end(nil, nil, SDWebImageError(.cancelled), .none, true, url) }
    cache.query(key, cacheType(.queryCacheType), isSync: options.contains(.queryDiskDataSync)) {
      [weak operation] image, data, type in
      guard let operation, !operation.isCancelled else { return }
      guard let image else {
        guard options.contains(.fromCacheOnly) else { return request(operation, end) }
        return end(nil, nil, nil, .none, true, url)
      }
      guard options.contains(.refreshCached) else { return end(image, data, nil, type, true, url) }
      completed(image, data, nil, type, true, url)
      request(operation, end)
    }
  }

  private func request(
    _ operation: SDWebImageCombinedOperation, _ end: @escaping SDInternalCompletionBlock
  ) {
    operation.onCancel = nil
    operation.loaderOperation = loader.downloadImage(
      with: url, options: [], context: context, progress: progress
    ) { [weak operation] image, data, error, finished in
      guard let image, operation?.isCancelled == false else {
        let error = operation?.isCancelled == false ? error : SDWebImageError(.cancelled)
        return end(nil, nil, error ?? SDWebImageError(.badImageData), .none, true, url)
      }
      let shown = usedTransformer?.transformedImage(with: image, forKey: key) ?? image
      cache.store(shown, data, forKey: key, in: cacheType(.storeCacheType))
      end(shown, data, nil, .none, true, url)
    }
  }

  private var usedTransformer: (any SDImageTransformer)? { context.transformer ?? transformer }

  private var key: String {
    usedTransformer.map { "\(url.absoluteString)-\($0.transformerKey)" } ?? url.absoluteString
  }

  private func cacheType(_ option: SDWebImageContextOption) -> SDImageCacheType {
    (context[option] as? Int).flatMap(SDImageCacheType.init) ?? .all
  }
}
