/// Changes a request before it is sent; `nil` cancels it.
public protocol SDWebImageDownloaderRequestModifierProtocol: AnyObject {
  func modifiedRequest(with request: URLRequest) -> URLRequest?
}

public final class SDWebImageDownloaderRequestModifier: NSObject,
  SDWebImageDownloaderRequestModifierProtocol
{
  private let body: (URLRequest) -> URLRequest?

  public init(block: @escaping (URLRequest) -> URLRequest?) { body = block }

  public convenience init(headers: [String: String]?) {
    self.init {
      var request = $0
      for (field, value) in headers ?? [:] { request.setValue(value, forHTTPHeaderField: field) }
      return request
    }
  }

  public func modifiedRequest(with request: URLRequest) -> URLRequest? { body(request) }
}
