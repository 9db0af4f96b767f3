import SharedRequests

/// A request for an image, and the completion handlers that wait for it.
public final class SessionDataTask: Sendable {
  public typealias CancelToken = Int

  struct Callback {
    let options: KingfisherParsedOptionsInfo
    let progress: DownloadProgressBlock?
    let completion: ((Result<ImageLoadingResult, KingfisherError>) -> Void)?
  }

  public let originalURL: URL?
  private let request = SharedRequest<Callback>()

  init(url: URL?) { originalURL = url }

  public var task: URLSessionDataTask? { request.task }

  func resume(_ task: URLSessionDataTask, priority: Float) {
    task.priority = priority
    request.resume(task)
  }

  /// Adds a handler, unless the request has ended.
  func add(_ callback: Callback) -> CancelToken? { request.add(callback) }

  /// Ends the wait of one handler, and the request if no other one waits.
  func cancel(_ token: CancelToken) {
    guard let callback = request.remove(token) else { return }
    callback.options.callbackQueue.execute {
      callback.completion?(
        .failure(.requestError(reason: .taskCancelled(task: self, token: token))))
    }
  }

  func cancelAll() {
    for token in request.numbers { cancel(token) }
  }

  /// Removes the handlers, which are called once.
  func takeAll() -> [Callback] { request.end() }
}
