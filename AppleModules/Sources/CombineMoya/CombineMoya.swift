import Combine
@_exported import Moya

extension MoyaProvider {
  /// Sends the request when it is subscribed to.
  public func requestPublisher(
    _ target: Target, callbackQueue: DispatchQueue? = nil
  ) -> AnyPublisher<Response, MoyaError> {
    Deferred { [weak self] in
      Future { promise in
        _ = self?.request(target, callbackQueue: callbackQueue) { promise($0) }
      }
    }.eraseToAnyPublisher()
  }
}

extension AnyPublisher where Output == Response, Failure == MoyaError {
  public func filterSuccessfulStatusCodes() -> AnyPublisher<Response, MoyaError> {
    checked { try $0.filterSuccessfulStatusCodes() }
  }

  public func filterSuccessfulStatusAndRedirectCodes() -> AnyPublisher<Response, MoyaError> {
    checked { try $0.filterSuccessfulStatusAndRedirectCodes() }
  }

  public func mapJSON(failsOnEmptyData: Bool = true) -> AnyPublisher<Any, MoyaError> {
    checked { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
  }

  public func mapString(atKeyPath keyPath: String? = nil) -> AnyPublisher<String, MoyaError> {
    checked { try $0.mapString(atKeyPath: keyPath) }
  }

  public func map<Value: Decodable>(
    _ type: Value.Type, atKeyPath keyPath: String? = nil,
    using decoder: JSONDecoder = JSONDecoder(),
    failsOnEmptyData: Bool = true
  ) -> AnyPublisher<Value, MoyaError> {
    checked {
      try $0.map(type, atKeyPath: keyPath, using: decoder, failsOnEmptyData: failsOnEmptyData)
    }
  }

  private func checked<Value>(
    _ change: @escaping (Response) throws -> Value
  ) -> AnyPublisher<Value, MoyaError> {
    tryMap(change).mapError { $0 as? MoyaError ?? .underlying($0, nil) }.eraseToAnyPublisher()
  }
}
