extension Session: ReactiveCompatible {}

extension Reactive where Base: Session {
  /// Sends a request for each subscriber, and cancels it where the subscription ends.
  func sent<Sent: ObservedRequest>(
    _ create: @escaping (Session) throws -> Sent
  ) -> Observable<Sent> {
    Observable.create { [base] observer in
      do {
        let request = try create(base)
        observer.onNext(request)
        request.observeEnd { error in
          if let error { observer.onError(error) } else { observer.onCompleted() }
        }
        if !base.startRequestsImmediately { request.resume() }
        return Disposables.create { request.cancel() }
      } catch {
        observer.onError(error)
        return Disposables.create()
      }
    }
  }

  public func request(
    _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> Observable<DataRequest> {
    sent {
      $0.request(
        url, method: method, parameters: parameters, encoding: encoding, headers: headers,
        interceptor: interceptor)
    }
  }

  public func request(
    urlRequest: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
  ) -> Observable<DataRequest> {
    sent { $0.request(urlRequest, interceptor: interceptor) }
  }

  public func response(
    _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> Observable<HTTPURLResponse> {
    request(
      method, url, parameters: parameters, encoding: encoding, headers: headers,
      interceptor: interceptor
    ).response()
  }

  public func responseData(
    _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> Observable<(HTTPURLResponse, Data)> {
    request(
      method, url, parameters: parameters, encoding: encoding, headers: headers,
      interceptor: interceptor
    ).responseData()
  }

  public func responseString(
    _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> Observable<(HTTPURLResponse, String)> {
    request(
      method, url, parameters: parameters, encoding: encoding, headers: headers,
      interceptor: interceptor
    ).responseString()
  }

  public func responseJSON(
    _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> Observable<(HTTPURLResponse, Any)> {
    request(
      method, url, parameters: parameters, encoding: encoding, headers: headers,
      interceptor: interceptor
    ).flatMap { $0.rx.responseJSON() }
  }

  public func responseDecodable<Value: Decodable>(
    _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> Observable<(HTTPURLResponse, Value)> {
    request(
      method, url, parameters: parameters, encoding: encoding, headers: headers,
      interceptor: interceptor
    ).flatMap { $0.rx.responseDecodable() }
  }
}
