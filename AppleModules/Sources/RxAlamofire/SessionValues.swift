extension Reactive where Base: Session {
  public func data(
    _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> Observable<Data> {
    responseData(
      method, url, parameters: parameters, encoding: encoding, headers: headers,
      interceptor: interceptor
    ).map(\.1)
  }

  public func string(
    _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> Observable<String> {
    responseString(
      method, url, parameters: parameters, encoding: encoding, headers: headers,
      interceptor: interceptor
    ).map(\.1)
  }

  public func json(
    _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> Observable<Any> {
    responseJSON(
      method, url, parameters: parameters, encoding: encoding, headers: headers,
      interceptor: interceptor
    ).map(\.1)
  }

  public func decodable<Value: Decodable>(
    _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> Observable<Value> {
    responseDecodable(
      method, url, parameters: parameters, encoding: encoding, headers: headers,
      interceptor: interceptor
    ).map { $0.1 }
  }
}
