/// Requests images with one data task for each address.
///
/// It is unchecked because a lock guards its requests; apps configure it before they load images.
open class SDWebImageDownloader: NSObject, @unchecked Sendable {
  public static let shared = SDWebImageDownloader(config: nil)

  public let config: SDWebImageDownloaderConfig
  open var requestModifier: (any SDWebImageDownloaderRequestModifierProtocol)?
  open var isSuspended = false

  private let session: URLSession
  private let lock = NSLock()
  private var requests: [URL: ImageRequest] = [:]
  private var headers: [String: String] = [:]

  public init(config: SDWebImageDownloaderConfig?) {
    self.config = config ?? .default
    session = URLSession(configuration: self.config.sessionConfiguration ?? .default)
  }

  public convenience override init() { self.init(config: nil) }

  deinit { session.finishTasksAndInvalidate() }

  open var currentDownloadCount: Int { lock.withLock { requests.count } }

  open func setValue(_ value: String?, forHTTPHeaderField field: String?) {
    guard let field else { return }
    lock.withLock { headers[field] = value }
  }

  open func value(forHTTPHeaderField field: String?) -> String? {
    field.flatMap { field in lock.withLock { headers[field] } }
  }

  @discardableResult
  open func downloadImage(
    with url: URL?, completed: SDWebImageDownloaderCompletedBlock? = nil
  ) -> SDWebImageDownloadToken? {
    downloadImage(with: url, options: [], progress: nil, completed: completed)
  }

  @discardableResult
  open func downloadImage(
    with url: URL?, options: SDWebImageDownloaderOptions, context: SDWebImageContext? = nil,
    progress: SDWebImageDownloaderProgressBlock?,
    completed: SDWebImageDownloaderCompletedBlock? = nil
  ) -> SDWebImageDownloadToken? {
    let modifier = context?.requestModifier ?? requestModifier
    guard let url, let request = request(for: url, modifier) else {
      completed?(
        nil, nil, SDWebImageError(url == nil ? .invalidURL : .invalidDownloadOperation), true)
      return nil
    }
    let blocks = ImageRequest.Waiting(progress: progress, completed: completed)
    let (shared, number, isNew) = join(url, blocks)
    if isNew {
      shared.resume(
        session.dataTask(with: request) { [weak self, config] data, response, error in
          self?.remove(shared)
          shared.end(config.result(data, response, error))
        })
    }
    return SDWebImageDownloadToken(shared, number)
  }

  open func cancelAllDownloads() {
    for request in lock.withLock({ requests.values.map { $0 } }) { request.cancelAll() }
  }

  private func request(
    for url: URL, _ modifier: (any SDWebImageDownloaderRequestModifierProtocol)?
  ) -> URLRequest? {
    var request = URLRequest(
      url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: config.downloadTimeout)
    for (field, value) in lock.withLock({ headers }) {
      request.setValue(value, forHTTPHeaderField: field)
    }
    guard let modifier else { return request }
    return modifier.modifiedRequest(with: request)
  }

  private func join(
    _ url: URL, _ blocks: ImageRequest.Waiting
  ) -> (ImageRequest, Int, isNew: Bool) {
    lock.withLock {
      if let running = requests[url], let number = running.add(blocks) {
        return (running, number, false)
      }
      let new = ImageRequest(url)
      requests[url] = new
      return (new, new.add(blocks) ?? 0, true)
    }
  }

  private func remove(_ request: ImageRequest) {
    lock.withLock {
      if requests[request.url] === request { requests[request.url] = nil }
    }
  }
}
