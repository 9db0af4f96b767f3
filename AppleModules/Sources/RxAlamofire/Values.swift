// Requests whose subscribers need only the value.

public func data(
  _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil
) -> Observable<Data> {
  AF.rx.data(
    method, url, parameters: parameters, encoding: encoding, headers: headers,
    interceptor: interceptor)
}

public func string(
  _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil
) -> Observable<String> {
  AF.rx.string(
    method, url, parameters: parameters, encoding: encoding, headers: headers,
    interceptor: interceptor)
}

public func json(
  _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil
) -> Observable<Any> {
  AF.rx.json(
    method, url, parameters: parameters, encoding: encoding, headers: headers,
    interceptor: interceptor)
}

public func decodable<Value: Decodable>(
  _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil
) -> Observable<Value> {
  AF.rx.decodable(
    method, url, parameters: parameters, encoding: encoding, headers: headers,
    interceptor: interceptor)
}
