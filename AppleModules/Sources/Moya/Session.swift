import Alamofire

public typealias Session = Alamofire.Session
public typealias Method = Alamofire.HTTPMethod
public typealias ParameterEncoding = Alamofire.ParameterEncoding
public typealias URLEncoding = Alamofire.URLEncoding
public typealias JSONEncoding = Alamofire.JSONEncoding
public typealias HTTPHeaders = Alamofire.HTTPHeaders
public typealias RequestInterceptor = Alamofire.RequestInterceptor

extension Session {
  func send(
    _ request: URLRequest, validating validation: ValidationType, _ completion: @escaping Completion
  ) -> URLSessionTask {
    let task = session.dataTask(with: request) { data, response, error in
      guard let http = response as? HTTPURLResponse, error == nil else {
        completion(.failure(.underlying(error ?? URLError(.notConnectedToInternet), nil)))
        return
      }
      let answer = Response(
        statusCode: http.statusCode, data: data ?? Data(), request: request, response: http)
      let codes = validation.statusCodes
      completion(
        codes.isEmpty || codes.contains(http.statusCode)
          ? .success(answer) : .failure(.statusCode(answer)))
    }
    task.resume()
    return task
  }
}
