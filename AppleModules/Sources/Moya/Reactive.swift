import RxSwift

extension MoyaProvider: ReactiveCompatible {}

extension Reactive where Base: MoyaProviderType {
  /// Sends the request when it is subscribed to.
  public func request(
    _ token: Base.Target, callbackQueue: DispatchQueue? = nil
  ) -> Single<Response> {
    Single.create { [weak base] single in
      let sending = base?.request(token, callbackQueue: callbackQueue, progress: nil) { result in
        switch result {
        case .success(let response): single(.success(response))
        case .failure(let error): single(.failure(error))
        }
      }
      return Disposables.create { sending?.cancel() }
    }
  }

  public func requestWithProgress(
    _ token: Base.Target, callbackQueue: DispatchQueue? = nil
  ) -> Observable<ProgressResponse> {
    request(token, callbackQueue: callbackQueue).asObservable()
      .map { ProgressResponse(response: $0) }
  }
}

extension PrimitiveSequence where Trait == SingleTrait, Element == Response {
  public func filter<Codes: RangeExpression>(statusCodes: Codes) -> Single<Element>
  where Codes.Bound == Int {
    map { try $0.filter(statusCodes: statusCodes) }
  }

  public func filter(statusCode: Int) -> Single<Element> {
    map { try $0.filter(statusCode: statusCode) }
  }

  public func filterSuccessfulStatusCodes() -> Single<Element> {
    map { try $0.filterSuccessfulStatusCodes() }
  }

  public func filterSuccessfulStatusAndRedirectCodes() -> Single<Element> {
    map { try $0.filterSuccessfulStatusAndRedirectCodes() }
  }

  public func mapImage() -> Single<Image> { map { try $0.mapImage() } }

  public func mapJSON(failsOnEmptyData: Bool = true) -> Single<Any> {
    map { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
  }

  public func mapString(atKeyPath keyPath: String? = nil) -> Single<String> {
    map { try $0.mapString(atKeyPath: keyPath) }
  }

  public func map<Value: Decodable>(
    _ type: Value.Type, atKeyPath keyPath: String? = nil,
    using decoder: JSONDecoder = JSONDecoder(),
    failsOnEmptyData: Bool = true
  ) -> Single<Value> {
    map {
      try $0.map(
        type, atKeyPath: keyPath, using: decoder, failsOnEmptyData: failsOnEmptyData)
    }
  }
}

extension ObservableType where Element == Response {
  public func filterSuccessfulStatusCodes() -> Observable<Element> {
    map { try $0.filterSuccessfulStatusCodes() }
  }

  public func filterSuccessfulStatusAndRedirectCodes() -> Observable<Element> {
    map { try $0.filterSuccessfulStatusAndRedirectCodes() }
  }

  public func filter<Codes: RangeExpression>(statusCodes: Codes) -> Observable<Element>
  where Codes.Bound == Int {
    map { try $0.filter(statusCodes: statusCodes) }
  }

  public func mapJSON(failsOnEmptyData: Bool = true) -> Observable<Any> {
    map { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
  }

  public func mapString(atKeyPath keyPath: String? = nil) -> Observable<String> {
    map { try $0.mapString(atKeyPath: keyPath) }
  }

  public func map<Value: Decodable>(
    _ type: Value.Type, atKeyPath keyPath: String? = nil,
    using decoder: JSONDecoder = JSONDecoder(),
    failsOnEmptyData: Bool = true
  ) -> Observable<Value> {
    map {
      try $0.map(
        type, atKeyPath: keyPath, using: decoder, failsOnEmptyData: failsOnEmptyData)
    }
  }
}
