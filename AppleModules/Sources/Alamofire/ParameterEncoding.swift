public protocol ParameterEncoding {
  func encode(
    _ urlRequest: any URLRequestConvertible, with parameters: Parameters?
  ) throws -> URLRequest
}

/// Parameters in the query, or in the body of a form.
public struct URLEncoding: ParameterEncoding {
  public enum Destination: Sendable {
    case methodDependent, queryString, httpBody
  }

  public enum ArrayEncoding {
    case brackets, noBrackets, indexInBrackets
    case custom((_ key: String, _ index: Int) -> String)
  }

  public enum BoolEncoding: Sendable {
    case numeric, literal
  }

  public static var `default`: URLEncoding { URLEncoding() }
  public static var queryString: URLEncoding { URLEncoding(destination: .queryString) }
  public static var httpBody: URLEncoding { URLEncoding(destination: .httpBody) }

  public let destination: Destination
  public let arrayEncoding: ArrayEncoding
  public let boolEncoding: BoolEncoding

  public init(
    destination: Destination = .methodDependent, arrayEncoding: ArrayEncoding = .brackets,
    boolEncoding: BoolEncoding = .numeric
  ) {
    self.destination = destination
    self.arrayEncoding = arrayEncoding
    self.boolEncoding = boolEncoding
  }

  public func encode(
    _ urlRequest: any URLRequestConvertible, with parameters: Parameters?
  ) throws -> URLRequest {
    var request = try urlRequest.asURLRequest()
    guard let parameters, !parameters.isEmpty, let url = request.url,
      var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    else { return request }
    let items = parameters.sorted { $0.key < $1.key }.flatMap { self.items(for: $0.key, $0.value) }
    guard isInQuery(request) else {
      var form = URLComponents()
      form.queryItems = items
      request.httpBody = form.percentEncodedQuery.map { Data($0.utf8) }
      return request
    }
    parts.queryItems = (parts.queryItems ?? []) + items
    request.url = parts.url
    return request
  }

  private func isInQuery(_ request: URLRequest) -> Bool {
    switch destination {
    case .queryString: true
    case .httpBody: false
    case .methodDependent: ["GET", "HEAD", "DELETE"].contains(request.httpMethod ?? "GET")
    }
  }

  private func items(for key: String, _ value: Any) -> [URLQueryItem] {
    switch value {
    case let values as [String: Any]:
      values.sorted { $0.key < $1.key }.flatMap { items(for: "\(key)[\($0.key)]", $0.value) }
    case let values as [Any]:
      values.enumerated().flatMap { items(for: name(of: key, $0.offset), $0.element) }
    case let flag as Bool:
      [URLQueryItem(name: key, value: boolEncoding == .numeric ? (flag ? "1" : "0") : "\(flag)")]
    default: [URLQueryItem(name: key, value: "\(value)")]
    }
  }

  private func name(of key: String, _ index: Int) -> String {
    switch arrayEncoding {
    case .brackets: key + "[]"
    case .noBrackets: key
    case .indexInBrackets: "\(key)[\(index)]"
    case .custom(let name): name(key, index)
    }
  }
}

/// Parameters as JSON in the body.
public struct JSONEncoding: ParameterEncoding {
  public static var `default`: JSONEncoding { JSONEncoding() }
  public static var prettyPrinted: JSONEncoding { JSONEncoding(options: .prettyPrinted) }

  public let options: JSONSerialization.WritingOptions

  public init(options: JSONSerialization.WritingOptions = []) {
    self.options = options
  }

  public func encode(
    _ urlRequest: any URLRequestConvertible, with parameters: Parameters?
  ) throws -> URLRequest {
    var request = try urlRequest.asURLRequest()
    guard let parameters else { return request }
    guard JSONSerialization.isValidJSONObject(parameters) else {
      throw AFError.parameterEncodingFailed(
        reason: .jsonEncodingFailed(error: URLError(.cannotParseResponse)))
    }
    request.httpBody = try JSONSerialization.data(withJSONObject: parameters, options: options)
    if request.value(forHTTPHeaderField: "Content-Type") == nil {
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    return request
  }
}
