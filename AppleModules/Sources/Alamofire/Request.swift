/// A request from its creation until its response has been delivered.
///
/// The session retains it meanwhile, and it retains the response handlers. It is unchecked because a
/// lock guards what the session's queue and the app use.
open class Request: @unchecked Sendable {
  public enum State: Sendable {
    case initialized, resumed, suspended, cancelled, finished
  }

  public typealias ProgressHandler = (_ progress: Progress) -> Void

  public let id = UUID()
  public let uploadProgress = Progress(totalUnitCount: 1)
  public let downloadProgress = Progress(totalUnitCount: 1)

  let lock = NSRecursiveLock()
  weak var session: Session?
  let makeRequest: () throws -> URLRequest
  var interceptor: (any RequestInterceptor)?
  /// Run when the request has ended, in order.
  var endings: [() -> Void] = []
  var progressHandlers: [() -> Void] = []

  public internal(set) var state = State.initialized
  public internal(set) var request: URLRequest?
  public internal(set) var task: URLSessionTask?
  public internal(set) var response: HTTPURLResponse?
  public internal(set) var error: AFError?
  public internal(set) var retryCount = 0
  var received: Data?

  init(
    in session: Session, interceptor: (any RequestInterceptor)?,
    _ makeRequest: @escaping () throws -> URLRequest
  ) {
    self.session = session
    self.interceptor = interceptor
    self.makeRequest = makeRequest
    session.retain(self)
  }

  public var isInitialized: Bool { state == .initialized }
  public var isResumed: Bool { state == .resumed }
  public var isSuspended: Bool { state == .suspended }
  public var isCancelled: Bool { error?.isExplicitlyCancelledError ?? false }
  public var isFinished: Bool { state == .finished }
  public var lastRequest: URLRequest? { request }
  public var firstRequest: URLRequest? { request }

  @discardableResult
  public func resume() -> Self {
    lock.withLock {
      switch state {
      case .initialized:
        state = .resumed
        start()
      case .suspended:
        state = .resumed
        task?.resume()
      default: break
      }
    }
    return self
  }

  @discardableResult
  public func suspend() -> Self {
    lock.withLock {
      guard state == .resumed else { return }
      state = .suspended
      task?.suspend()
    }
    return self
  }

  @discardableResult
  public func cancel() -> Self {
    lock.withLock {
      guard state != .finished else { return }
      task?.cancel()
      end(.explicitlyCancelled)
    }
    return self
  }

  @discardableResult
  public func downloadProgress(
    queue: DispatchQueue = .main, closure: @escaping ProgressHandler
  ) -> Self {
    lock.withLock {
      progressHandlers.append { [downloadProgress] in queue.async { closure(downloadProgress) } }
    }
    return self
  }

  @discardableResult
  public func uploadProgress(
    queue: DispatchQueue = .main, closure: @escaping ProgressHandler
  ) -> Self {
    lock.withLock {
      progressHandlers.append { [uploadProgress] in queue.async { closure(uploadProgress) } }
    }
    return self
  }

  /// Calls the handler with the description, once the request had the time to begin.
  @discardableResult public func cURLDescription(
    on queue: DispatchQueue = .main, calling handler: @escaping @Sendable (String) -> Void
  ) -> Self {
    queue.async { [self] in handler(cURLDescription()) }
    return self
  }

  public func cURLDescription() -> String {
    guard let request else { return "$ curl command could not be created" }
    return "$ curl -v -X \(request.httpMethod ?? "GET") \"\(request.url?.absoluteString ?? "")\""
  }

  /// Why the response isn't accepted; nil if it is.
  func rejection(of response: HTTPURLResponse, _ data: Data?) -> AFError? { nil }

  /// Runs a closure when the request has ended, and starts it if that is the session's way.
  func atEnd(_ ending: @escaping () -> Void) {
    let isOver = lock.withLock {
      if state != .finished { endings.append(ending) }
      return state == .finished
    }
    if isOver { ending() } else if session?.startRequestsImmediately ?? false { resume() }
  }
}

extension Request: Hashable, CustomStringConvertible {
  public static func == (first: Request, second: Request) -> Bool { first === second }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  public var description: String {
    [request?.httpMethod, request?.url?.absoluteString, response.map { "(\($0.statusCode))" }]
      .compactMap(\.self).joined(separator: " ")
  }
}
