@_exported import Alamofire
@_exported import RxSwift

/// Reported where a request ends without a response and without an error.
public let RxAlamofireUnknownError = NSError(
  domain: "RxAlamofireDomain", code: -1, userInfo: nil)

// What the default session does for each subscriber.

public func request(
  _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil
) -> Observable<DataRequest> {
  AF.rx.request(
    method, url, parameters: parameters, encoding: encoding, headers: headers,
    interceptor: interceptor)
}

public func request(
  _ urlRequest: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
) -> Observable<DataRequest> {
  AF.rx.request(urlRequest: urlRequest, interceptor: interceptor)
}

public func requestResponse(
  _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil
) -> Observable<HTTPURLResponse> {
  AF.rx.response(
    method, url, parameters: parameters, encoding: encoding, headers: headers,
    interceptor: interceptor)
}

public func requestResponse(
  _ urlRequest: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
) -> Observable<HTTPURLResponse> {
  request(urlRequest, interceptor: interceptor).response()
}

public func requestData(
  _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil
) -> Observable<(HTTPURLResponse, Data)> {
  AF.rx.responseData(
    method, url, parameters: parameters, encoding: encoding, headers: headers,
    interceptor: interceptor)
}

public func requestData(
  _ urlRequest: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
) -> Observable<(HTTPURLResponse, Data)> {
  request(urlRequest, interceptor: interceptor).responseData()
}

public func requestString(
  _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil
) -> Observable<(HTTPURLResponse, String)> {
  AF.rx.responseString(
    method, url, parameters: parameters, encoding: encoding, headers: headers,
    interceptor: interceptor)
}

public func requestString(
  _ urlRequest: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
) -> Observable<(HTTPURLResponse, String)> {
  request(urlRequest, interceptor: interceptor).responseString()
}

public func requestJSON(
  _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil
) -> Observable<(HTTPURLResponse, Any)> {
  AF.rx.responseJSON(
    method, url, parameters: parameters, encoding: encoding, headers: headers,
    interceptor: interceptor)
}

public func requestJSON(
  _ urlRequest: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
) -> Observable<(HTTPURLResponse, Any)> {
  request(urlRequest, interceptor: interceptor).flatMap { $0.rx.responseJSON() }
}

public func requestDecodable<Value: Decodable>(
  _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil
) -> Observable<(HTTPURLResponse, Value)> {
  AF.rx.responseDecodable(
    method, url, parameters: parameters, encoding: encoding, headers: headers,
    interceptor: interceptor)
}

public func requestDecodable<Value: Decodable>(
  _ urlRequest: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
) -> Observable<(HTTPURLResponse, Value)> {
  request(urlRequest, interceptor: interceptor).flatMap { $0.rx.responseDecodable() }
}
