/// One completion handler's part of a request.
///
/// It is unchecked because a lock guards its link.
public final class DownloadTask: @unchecked Sendable {
  private struct Link {
    let task: SessionDataTask
    let token: SessionDataTask.CancelToken
  }

  private let lock = NSLock()
  private var link: Link?
  private var isCancelled = false

  public var sessionTask: SessionDataTask? { lock.withLock { link?.task } }
  public var cancelToken: SessionDataTask.CancelToken? { lock.withLock { link?.token } }
  public var isInitialized: Bool { sessionTask != nil }

  public func cancel() {
    let link = lock.withLock { () -> Link? in
      isCancelled = true
      return self.link
    }
    link?.task.cancel(link?.token ?? 0)
  }

  func start(_ task: SessionDataTask, _ token: SessionDataTask.CancelToken) {
    let isCancelled = lock.withLock { () -> Bool in
      link = Link(task: task, token: token)
      return self.isCancelled
    }
    if isCancelled { task.cancel(token) }
  }
}
