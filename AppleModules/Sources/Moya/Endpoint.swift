/// A target's request before it is sent.
open class Endpoint {
  public typealias SampleResponseClosure = () -> EndpointSampleResponse

  public let url: String
  public let sampleResponseClosure: SampleResponseClosure
  public let method: Method
  public let task: Task
  public let httpHeaderFields: [String: String]?

  public init(
    url: String, sampleResponseClosure: @escaping SampleResponseClosure, method: Method, task: Task,
    httpHeaderFields: [String: String]?
  ) {
    self.url = url
    self.sampleResponseClosure = sampleResponseClosure
    self.method = method
    self.task = task
    self.httpHeaderFields = httpHeaderFields
  }

  open func adding(newHTTPHeaderFields: [String: String]) -> Endpoint {
    Endpoint(
      url: url, sampleResponseClosure: sampleResponseClosure, method: method, task: task,
      httpHeaderFields: (httpHeaderFields ?? [:]).merging(newHTTPHeaderFields) { $1 })
  }

  open func replacing(task: Task) -> Endpoint {
    Endpoint(
      url: url, sampleResponseClosure: sampleResponseClosure, method: method, task: task,
      httpHeaderFields: httpHeaderFields)
  }

  public func urlRequest() throws -> URLRequest {
    guard let url = URL(string: url) else { throw MoyaError.requestMapping(url) }
    var request = URLRequest(url: url)
    request.httpMethod = method.rawValue
    request.allHTTPHeaderFields = httpHeaderFields
    return try task.apply(to: request)
  }
}

public enum EndpointSampleResponse {
  case networkResponse(Int, Data)
  case response(HTTPURLResponse, Data)
  case networkError(NSError)
}

/// Whether a provider answers with samples instead of requests.
public enum StubBehavior {
  case never, immediate
  case delayed(seconds: TimeInterval)
}
