/// What Alamofire sends requests with.
open class Session {
  public static var `default`: Session { Session() }

  private let session: URLSession

  public init(
    configuration: URLSessionConfiguration = .default, startRequestsImmediately: Bool = true
  ) {
    session = URLSession(configuration: configuration)
  }

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
