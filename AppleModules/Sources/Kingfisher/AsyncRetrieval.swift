extension KingfisherManager {
  public func retrieveImage(
    with resource: any Resource, options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil
  ) async throws -> RetrieveImageResult {
    try await retrieveImage(
      with: resource.convertToSource(), options: options, progressBlock: progressBlock)
  }

  /// Retrieves an image; cancelling the task cancels the request.
  public func retrieveImage(
    with source: Source, options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil
  ) async throws -> RetrieveImageResult {
    let cancellation = Cancellation()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        cancellation.task = retrieveImage(
          with: source, options: options, progressBlock: progressBlock,
          downloadTaskUpdated: { cancellation.task = $0 }
        ) { continuation.resume(with: $0) }
      }
    } onCancel: {
      cancellation.cancel()
    }
  }
}

extension ImageDownloader {
  /// Downloads an image; cancelling the task cancels the request.
  public func downloadImage(
    with url: URL, options: KingfisherOptionsInfo? = nil
  ) async throws -> ImageLoadingResult {
    let cancellation = Cancellation()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        cancellation.task = downloadImage(with: url, options: options) {
          continuation.resume(with: $0)
        }
      }
    } onCancel: {
      cancellation.cancel()
    }
  }
}

/// The download of a task that may be cancelled before it has started.
///
/// It is unchecked because a lock guards its state.
private final class Cancellation: @unchecked Sendable {
  private let lock = NSLock()
  private var current: DownloadTask?
  private var isCancelled = false

  var task: DownloadTask? {
    get { lock.withLock { current } }
    set {
      let isCancelled = lock.withLock { () -> Bool in
        current = newValue
        return self.isCancelled
      }
      if isCancelled { newValue?.cancel() }
    }
  }

  func cancel() {
    let task = lock.withLock { () -> DownloadTask? in
      isCancelled = true
      return current
    }
    task?.cancel()
  }
}
