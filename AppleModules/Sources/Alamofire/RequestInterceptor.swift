public protocol RequestAdapter {
  func adapt(
    _ urlRequest: URLRequest, for session: Session,
    completion: @escaping (Result<URLRequest, any Error>) -> Void)
}

public enum RetryResult {
  case retry
  case retryWithDelay(TimeInterval)
  case doNotRetry
  case doNotRetryWithError(any Error)
}

public protocol RequestRetrier {
  func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void)
}

/// Changes requests before they are sent, and decides whether to send them again.
public protocol RequestInterceptor: RequestAdapter, RequestRetrier {}

extension RequestInterceptor {
  public func adapt(
    _ urlRequest: URLRequest, for session: Session,
    completion: @escaping (Result<URLRequest, any Error>) -> Void
  ) {
    completion(.success(urlRequest))
  }

  public func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void
  ) {
    completion(.doNotRetry)
  }
}

/// Asks several adapters one after the other, and retriers until one of them decides.
open class Interceptor: RequestInterceptor {
  public let adapters: [any RequestAdapter]
  public let retriers: [any RequestRetrier]

  public init(
    adapters: [any RequestAdapter] = [], retriers: [any RequestRetrier] = [],
    interceptors: [any RequestInterceptor] = []
  ) {
    self.adapters = adapters + interceptors
    self.retriers = retriers + interceptors
  }

  public convenience init(adapter: any RequestAdapter, retrier: any RequestRetrier) {
    self.init(adapters: [adapter], retriers: [retrier])
  }

  open func adapt(
    _ urlRequest: URLRequest, for session: Session,
    completion: @escaping (Result<URLRequest, any Error>) -> Void
  ) {
    adapt(urlRequest, for: session, adapters[...], completion)
  }

  private func adapt(
    _ request: URLRequest, for session: Session, _ adapters: ArraySlice<any RequestAdapter>,
    _ completion: @escaping (Result<URLRequest, any Error>) -> Void
  ) {
    guard let first = adapters.first else { return completion(.success(request)) }
    first.adapt(request, for: session) { result in
      switch result {
      case .success(let adapted):
        self.adapt(adapted, for: session, adapters.dropFirst(), completion)
      case .failure: completion(result)
      }
    }
  }

  open func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void
  ) {
    retry(request, for: session, error, retriers[...], completion)
  }

  private func retry(
    _ request: Request, for session: Session, _ error: any Error,
    _ retriers: ArraySlice<any RequestRetrier>, _ completion: @escaping (RetryResult) -> Void
  ) {
    guard let first = retriers.first else { return completion(.doNotRetry) }
    first.retry(request, for: session, dueTo: error) { result in
      if case .doNotRetry = result {
        self.retry(request, for: session, error, retriers.dropFirst(), completion)
      } else {
        completion(result)
      }
    }
  }
}

/// Retries requests that failed, up to a limit.
open class RetryPolicy: RequestInterceptor {
  public let retryLimit: UInt

  public init(retryLimit: UInt = 2, exponentialBackoffBase: UInt = 2) {
    self.retryLimit = retryLimit
  }

  open func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void
  ) {
    let isTransient = error.asAFError?.isSessionTaskError ?? false
    completion(isTransient && request.retryCount < retryLimit ? .retry : .doNotRetry)
  }
}
