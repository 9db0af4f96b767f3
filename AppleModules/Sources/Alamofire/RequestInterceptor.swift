/// Has the methods of version 5 and of earlier versions; an app implements one of each pair.
public protocol RequestAdapter {
  func adapt(
    _ urlRequest: URLRequest, for session: Session,
    completion: @escaping (Result<URLRequest, any Error>) -> Void)
  func adapt(_ urlRequest: URLRequest) throws -> URLRequest
}

extension RequestAdapter {
  public func adapt(
    _ urlRequest: URLRequest, for session: Session,
    completion: @escaping (Result<URLRequest, any Error>) -> Void
  ) {
    completion(Result { try adapt(urlRequest) })
  }

  public func adapt(_ urlRequest: URLRequest) throws -> URLRequest { urlRequest }
}

public enum RetryResult {
  case retry
  case retryWithDelay(TimeInterval)
  case doNotRetry
  case doNotRetryWithError(any Error)
}

public typealias RequestRetryCompletion = (_ shouldRetry: Bool, _ delay: TimeInterval) -> Void

/// Has the methods of version 5 and of earlier versions; an app implements one of each pair.
public protocol RequestRetrier {
  func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void)
  func should(
    _ manager: SessionManager, retry request: Request, with error: any Error,
    completion: @escaping RequestRetryCompletion)
}

extension RequestRetrier {
  public func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void
  ) {
    should(session, retry: request, with: error) { shouldRetry, delay in
      completion(shouldRetry ? .retryWithDelay(delay) : .doNotRetry)
    }
  }

  public func should(
    _ manager: SessionManager, retry request: Request, with error: any Error,
    completion: @escaping RequestRetryCompletion
  ) {
    completion(false, 0)
  }
}

/// Changes requests before they are sent, and decides whether to send them again.
public protocol RequestInterceptor: RequestAdapter, RequestRetrier {}
