// Parts of a session that have no effect without a network.

open class SessionDelegate: NSObject {}

open class ServerTrustManager {
  public let allHostsMustBeEvaluated: Bool
  public let evaluators: [String: any ServerTrustEvaluating]

  public init(
    allHostsMustBeEvaluated: Bool = true, evaluators: [String: any ServerTrustEvaluating]
  ) {
    self.allHostsMustBeEvaluated = allHostsMustBeEvaluated
    self.evaluators = evaluators
  }
}

/// What an app logs about requests; nothing calls it.
public protocol EventMonitor {
  var queue: DispatchQueue { get }
  func requestDidResume(_ request: Request)
  func requestDidFinish(_ request: Request)
  func request<Value>(
    _ request: DataRequest, didParseResponse response: DataResponse<Value, AFError>)
}

extension EventMonitor {
  public var queue: DispatchQueue { .main }
  public func requestDidResume(_ request: Request) {}
  public func requestDidFinish(_ request: Request) {}
  public func request<Value>(
    _ request: DataRequest, didParseResponse response: DataResponse<Value, AFError>
  ) {}
}

public protocol CachedResponseHandler {}

public struct ResponseCacher: CachedResponseHandler {
  public enum Behavior {
    case cache, doNotCache
    case modify((URLSessionDataTask, CachedURLResponse) -> CachedURLResponse?)
  }

  public let behavior: Behavior

  public init(behavior: Behavior) {
    self.behavior = behavior
  }
}

extension CachedResponseHandler where Self == ResponseCacher {
  public static var cache: ResponseCacher { .init(behavior: .cache) }
  public static var doNotCache: ResponseCacher { .init(behavior: .doNotCache) }

  public static func modify(
    using closure: @escaping (URLSessionDataTask, CachedURLResponse) -> CachedURLResponse?
  ) -> ResponseCacher { ResponseCacher(behavior: .modify(closure)) }
}

public protocol RedirectHandler {}

public struct Redirector: RedirectHandler {
  public enum Behavior {
    case follow, doNotFollow
    case modify((URLSessionTask, URLRequest, HTTPURLResponse) -> URLRequest?)
  }

  public let behavior: Behavior

  public init(behavior: Behavior) {
    self.behavior = behavior
  }
}

extension RedirectHandler where Self == Redirector {
  public static var follow: Redirector { .init(behavior: .follow) }
  public static var doNotFollow: Redirector { .init(behavior: .doNotFollow) }

  public static func modify(
    using closure: @escaping (URLSessionTask, URLRequest, HTTPURLResponse) -> URLRequest?
  ) -> Redirector { Redirector(behavior: .modify(closure)) }
}

extension Request {
  @discardableResult
  public func cacheResponse(using handler: any CachedResponseHandler) -> Self { self }

  @discardableResult
  public func redirect(using handler: any RedirectHandler) -> Self { self }

  @discardableResult
  public func authenticate(
    username: String, password: String, persistence: URLCredential.Persistence = .forSession
  ) -> Self {
    self
  }
}

open class ClosureEventMonitor: EventMonitor {
  public let queue: DispatchQueue

  public init(queue: DispatchQueue = .main) {
    self.queue = queue
  }
}
