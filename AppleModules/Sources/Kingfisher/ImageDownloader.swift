/// Requests images with one data task for each address.
///
/// It is unchecked because a lock guards its tasks; apps configure it before they load images.
open class ImageDownloader: @unchecked Sendable {
  public static let `default` = ImageDownloader(name: "default")

  open var downloadTimeout: TimeInterval = 15
  open var trustedHosts: Set<String>?
  open var requestsUsePipelining = false
  open weak var delegate: (any ImageDownloaderDelegate)?
  open var sessionConfiguration = URLSessionConfiguration.ephemeral {
    didSet { takeSession()?.finishTasksAndInvalidate() }
  }

  private let name: String
  private let lock = NSLock()
  private var usedSession: URLSession?
  private var tasks: [URL: SessionDataTask] = [:]

  public init(name: String) { self.name = name }

  deinit { usedSession?.finishTasksAndInvalidate() }

  func download(
    _ url: URL, _ options: KingfisherParsedOptionsInfo, _ progressBlock: DownloadProgressBlock?,
    _ completionHandler: ((Result<ImageLoadingResult, KingfisherError>) -> Void)?
  ) -> DownloadTask? {
    let callback = SessionDataTask.Callback(
      options: options, progress: progressBlock, completion: completionHandler)
    let task = DownloadTask()
    let request = URLRequest(
      url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: downloadTimeout)
    switch options.requestModifier {
    case nil: send(request, task, callback)
    case let modifier as any ImageDownloadRequestModifier:
      send(modifier.modified(for: request), task, callback)
    case .some(let modifier):
      Task { @MainActor in
        let modified = await modifier.modified(for: request)
        send(modified, task, callback)
      }
      return task
    }
    return task.isInitialized ? task : nil
  }

  @discardableResult
  open func downloadImage(
    with url: URL, options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil,
    completionHandler: ((Result<ImageLoadingResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    download(url, KingfisherParsedOptionsInfo(options), progressBlock, completionHandler)
  }

  @discardableResult
  open func downloadImage(
    with url: URL, options: KingfisherOptionsInfo? = nil,
    completionHandler: ((Result<ImageLoadingResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    download(url, KingfisherParsedOptionsInfo(options), nil, completionHandler)
  }

  public func cancelAll() {
    for task in lock.withLock({ tasks.values.map { $0 } }) { task.cancelAll() }
  }

  public func cancel(url: URL) { lock.withLock { tasks[url] }?.cancelAll() }

  // MARK: Sending

  private func send(
    _ request: URLRequest?, _ task: DownloadTask, _ callback: SessionDataTask.Callback
  ) {
    guard let request, let url = request.url, !url.absoluteString.isEmpty else {
      let reason = request.map { KingfisherError.RequestErrorReason.invalidURL(request: $0) }
      callback.options.callbackQueue.execute {
        callback.completion?(.failure(.requestError(reason: reason ?? .emptyRequest)))
      }
      return
    }
    let (shared, token, isNew) = join(url, callback)
    task.start(shared, token)
    guard isNew else { return }
    delegate?.imageDownloader(self, willDownloadImageForURL: url, with: request)
    let dataTask = session.dataTask(with: request) {
      [weak self, weak delegate] data, response, error in
      self?.end(shared, of: url)
      let answer = DownloadAnswer(data: data, response: response, error: error, delegate: delegate)
      answer.deliver(to: shared, from: self)
    }
    shared.resume(dataTask, priority: callback.options.downloadPriority)
  }

  private var session: URLSession {
    lock.withLock {
      let session = usedSession ?? URLSession(configuration: sessionConfiguration)
      usedSession = session
      return session
    }
  }

  private func takeSession() -> URLSession? {
    lock.withLock {
      defer { usedSession = nil }
      return usedSession
    }
  }

  private func join(
    _ url: URL, _ callback: SessionDataTask.Callback
  ) -> (SessionDataTask, SessionDataTask.CancelToken, isNew: Bool) {
    lock.withLock {
      if let running = tasks[url], let token = running.add(callback) {
        return (running, token, false)
      }
      let new = SessionDataTask(url: url)
      tasks[url] = new
      return (new, new.add(callback) ?? 0, true)
    }
  }

  private func end(_ task: SessionDataTask, of url: URL) {
    lock.withLock {
      if tasks[url] === task { tasks[url] = nil }
    }
  }
}
