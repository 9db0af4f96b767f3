/// Creates requests, and retains them until they have ended.
///
/// It is unchecked because a lock guards the requests, and the rest doesn't change.
open class Session: @unchecked Sendable {
  public static let `default` = Session()

  public let session: URLSession
  public let interceptor: (any RequestInterceptor)?
  public let startRequestsImmediately: Bool
  /// What versions before 5 had in place of an interceptor.
  public var adapter: (any RequestAdapter)?
  public var retrier: (any RequestRetrier)?
  /// Where requests wait.
  let queue: DispatchQueue

  private let lock = NSLock()
  private var active: [UUID: Request] = [:]

  public init(
    configuration: URLSessionConfiguration = .af.default, delegate: SessionDelegate? = nil,
    rootQueue: DispatchQueue = DispatchQueue(label: "org.alamofire.session.rootQueue"),
    startRequestsImmediately: Bool = true, requestQueue: DispatchQueue? = nil,
    serializationQueue: DispatchQueue? = nil, interceptor: (any RequestInterceptor)? = nil,
    serverTrustManager: ServerTrustManager? = nil, redirectHandler: (any RedirectHandler)? = nil,
    cachedResponseHandler: (any CachedResponseHandler)? = nil,
    eventMonitors: [any EventMonitor] = []
  ) {
    session = URLSession(configuration: configuration)
    queue = rootQueue
    self.startRequestsImmediately = startRequestsImmediately
    self.interceptor = interceptor
  }

  deinit {
    for request in active.values {
      request.task?.cancel()
      request.end(.sessionDeinitialized)
    }
    session.finishTasksAndInvalidate()
  }

  public var sessionConfiguration: URLSessionConfiguration { session.configuration }

  func retain(_ request: Request) { lock.withLock { active[request.id] = request } }

  func release(_ request: Request) { lock.withLock { _ = active.removeValue(forKey: request.id) } }

  open func cancelAllRequests(
    completingOnQueue queue: DispatchQueue = .main, completion: (() -> Void)? = nil
  ) {
    for request in lock.withLock({ Array(active.values) }) { request.cancel() }
    if let completion { queue.async { completion() } }
  }

  public func withAllRequests(perform action: @escaping (Set<UUID>) -> Void) {
    action(lock.withLock { Set(active.keys) })
  }

  // MARK: Requests

  open func request(
    _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil,
    requestModifier: ((inout URLRequest) throws -> Void)? = nil
  ) -> DataRequest {
    DataRequest(in: self, interceptor: interceptor) {
      var request = try URLRequest(url: convertible, method: method, headers: headers)
      try requestModifier?(&request)
      return try encoding.encode(request, with: parameters)
    }
  }

  open func request<Parameters: Encodable>(
    _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters?,
    encoder: any ParameterEncoder = URLEncodedFormParameterEncoder.default,
    headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil,
    requestModifier: ((inout URLRequest) throws -> Void)? = nil
  ) -> DataRequest {
    DataRequest(in: self, interceptor: interceptor) {
      var request = try URLRequest(url: convertible, method: method, headers: headers)
      try requestModifier?(&request)
      return try encoder.encode(parameters, into: request)
    }
  }

  open func request(
    _ convertible: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
  ) -> DataRequest {
    DataRequest(in: self, interceptor: interceptor) { try convertible.asURLRequest() }
  }
}

/// What `.af` reaches.
public struct AFNamespace<Base> {
  package let base: Base

  package init(base: Base) {
    self.base = base
  }
}

extension URLSessionConfiguration {
  public static var af: AFNamespace<URLSessionConfiguration>.Type {
    AFNamespace<URLSessionConfiguration>.self
  }
}

extension AFNamespace where Base == URLSessionConfiguration {
  public static var `default`: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.default
    configuration.headers = .default
    return configuration
  }

  public static var ephemeral: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.headers = .default
    return configuration
  }
}
