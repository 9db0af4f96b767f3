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

  public convenience init(
    adaptHandler: @escaping AdaptHandler, retryHandler: @escaping RetryHandler
  ) {
    self.init(adapters: [Adapter(adaptHandler)], retriers: [Retrier(retryHandler)])
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

public typealias AdaptHandler = (
  URLRequest, Session, _ completion: @escaping (Result<URLRequest, any Error>) -> Void
) -> Void
public typealias RetryHandler = (
  Request, Session, any Error, _ completion: @escaping (RetryResult) -> Void
) -> Void

open class Adapter: RequestInterceptor {
  private let handler: AdaptHandler

  public init(_ adaptHandler: @escaping AdaptHandler) {
    handler = adaptHandler
  }

  open func adapt(
    _ urlRequest: URLRequest, for session: Session,
    completion: @escaping (Result<URLRequest, any Error>) -> Void
  ) {
    handler(urlRequest, session, completion)
  }
}

open class Retrier: RequestInterceptor {
  private let handler: RetryHandler

  public init(_ retryHandler: @escaping RetryHandler) {
    handler = retryHandler
  }

  open func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void
  ) {
    handler(request, session, error, completion)
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
