/// Changes a request before it is sent; `nil` cancels it.
public protocol AsyncImageDownloadRequestModifier: Sendable {
  func modified(for request: URLRequest) async -> URLRequest?
}

/// Changes a request at once.
public protocol ImageDownloadRequestModifier: AsyncImageDownloadRequestModifier {
  func modified(for request: URLRequest) -> URLRequest?
}

public struct AnyModifier: ImageDownloadRequestModifier {
  private let body: @Sendable (URLRequest) -> URLRequest?

  @preconcurrency public init(modify: @escaping @Sendable (URLRequest) -> URLRequest?) {
    body = modify
  }

  public func modified(for request: URLRequest) -> URLRequest? { body(request) }
}

/// Decides on redirections, which camsh follows without asking.
public protocol ImageDownloadRedirectHandler: Sendable {
  func handleHTTPRedirection(
    for task: SessionDataTask, response: HTTPURLResponse, newRequest: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void)
}
