/// A request for an image, and the completion handlers that wait for it.
///
/// It is unchecked because a lock guards its handlers.
public final class SessionDataTask: @unchecked Sendable {
  public typealias CancelToken = Int

  struct Callback {
    let options: KingfisherParsedOptionsInfo
    let progress: DownloadProgressBlock?
    let completion: ((Result<ImageLoadingResult, KingfisherError>) -> Void)?
  }

  public let originalURL: URL?
  private let lock = NSLock()
  private var callbacks: [CancelToken: Callback] = [:]
  private var count = 0
  private var isOver = false
  private var dataTask: URLSessionDataTask?

  init(url: URL?) { originalURL = url }

  public var task: URLSessionDataTask? { lock.withLock { dataTask } }

  func resume(_ task: URLSessionDataTask, priority: Float) {
    lock.withLock { dataTask = task }
    task.priority = priority
    task.resume()
  }

  /// Adds a handler, unless the request has ended.
  func add(_ callback: Callback) -> CancelToken? {
    lock.withLock {
      guard !isOver else { return nil }
      count += 1
      callbacks[count] = callback
      return count
    }
  }

  /// Ends the wait of one handler, and the request if no other one waits.
  func cancel(_ token: CancelToken) {
    let (callback, task) = lock.withLock { () -> (Callback?, URLSessionDataTask?) in
      let callback = callbacks.removeValue(forKey: token)
      guard callback != nil, callbacks.isEmpty else { return (callback, nil) }
      isOver = true
      return (callback, dataTask)
    }
    task?.cancel()
    guard let callback else { return }
    callback.options.callbackQueue.execute {
      callback.completion?(
        .failure(.requestError(reason: .taskCancelled(task: self, token: token))))
    }
  }

  func cancelAll() {
    for token in lock.withLock({ callbacks.keys.sorted() }) { cancel(token) }
  }

  /// Removes the handlers, which are called once.
  func takeAll() -> [Callback] {
    lock.withLock {
      defer { callbacks = [:] }
      isOver = true
      return callbacks.sorted { $0.key < $1.key }.map(\.value)
    }
  }
}
