/// What a request for an image returned.
struct DownloadAnswer {
  let data: Data?
  let response: URLResponse?
  let error: (any Error)?
  let delegate: (any ImageDownloaderDelegate)?

  /// Processes the data for each handler, and releases the handlers.
  func deliver(to task: SessionDataTask, from downloader: ImageDownloader?) {
    let result = result(for: task, downloader)
    for callback in task.takeAll() {
      let processed = result.flatMap { process($0, for: callback, of: task) }
      callback.options.callbackQueue.execute {
        if let count = (try? result.get()).map({ Int64($0.count) }) {
          callback.progress?(count, count)
        }
        callback.completion?(processed)
      }
    }
    if let downloader, let url = task.originalURL {
      delegate?.imageDownloader(
        downloader, didFinishDownloadingImageForURL: url, with: response, error: error)
    }
  }

  private func result(
    for task: SessionDataTask, _ downloader: ImageDownloader?
  ) -> Result<Data, KingfisherError> {
    if let error { return .failure(.responseError(reason: .URLSessionError(error: error))) }
    guard response != nil else {
      return .failure(.responseError(reason: .noURLResponse(task: task)))
    }
    if let http = response as? HTTPURLResponse, !isValid(http, downloader) {
      return .failure(.responseError(reason: .invalidHTTPStatusCode(response: http)))
    }
    guard let delegate, let downloader else { return .success(data ?? Data()) }
    let modified = delegate.imageDownloader(downloader, didDownload: data ?? Data(), with: task)
    return modified.map { .success($0) }
      ?? .failure(.responseError(reason: .dataModifyingFailed(task: task)))
  }

  private func isValid(_ response: HTTPURLResponse, _ downloader: ImageDownloader?) -> Bool {
    guard let delegate, let downloader else { return (200..<400).contains(response.statusCode) }
    return delegate.isValidStatusCode(response.statusCode, for: downloader)
  }

  private func process(
    _ data: Data, for callback: SessionDataTask.Callback, of task: SessionDataTask
  ) -> Result<ImageLoadingResult, KingfisherError> {
    let processor = callback.options.processor
    guard let image = processor.process(item: .data(data), options: callback.options) else {
      return .failure(
        .processorError(reason: .processingFailed(processor: processor, item: .data(data))))
    }
    return .success(ImageLoadingResult(image: image, url: task.originalURL, originalData: data))
  }
}
