public protocol URLConvertible {
  func asURL() throws -> URL
}

extension String: URLConvertible {
  public func asURL() throws -> URL {
    guard let url = URL(string: self) else { throw AFError.invalidURL(url: self) }
    return url
  }
}

extension URL: URLConvertible {
  public func asURL() -> URL { self }
}

extension URLComponents: URLConvertible {
  public func asURL() throws -> URL {
    guard let url else { throw AFError.invalidURL(url: self) }
    return url
  }
}

public protocol URLRequestConvertible {
  func asURLRequest() throws -> URLRequest
}

extension URLRequestConvertible {
  public var urlRequest: URLRequest? { try? asURLRequest() }
}

extension URLRequest: URLRequestConvertible {
  public func asURLRequest() -> URLRequest { self }

  public init(url: any URLConvertible, method: HTTPMethod, headers: HTTPHeaders? = nil) throws {
    self.init(url: try url.asURL())
    httpMethod = method.rawValue
    if let headers { self.headers = headers }
  }

  public var method: HTTPMethod? {
    get { httpMethod.map(HTTPMethod.init(rawValue:)) }
    set { httpMethod = newValue?.rawValue }
  }
}
