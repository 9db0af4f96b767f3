import CoordinatorKit
import Foundation
import FoundationNetworking

/// Loads what the responder returned, in place of a server's response.
final class AnsweredProtocol: URLProtocol {
  /// Foundation's own class for HTTP, by name: a configuration lists it too, but creating one
  /// creates stores for cookies and responses.
  static let serverClass: AnyClass? = NSClassFromString("FoundationNetworking._HTTPURLProtocol")

  /// Loads from the server, for a request that is fetched.
  private var server: URLProtocol?

  override class func canInit(with request: URLRequest) -> Bool { request.isHTTP }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  // Called when the task is resumed, and again when its response is due.
  override func startLoading() {
    guard let task else { return }
    if RequestsInFlight.shared.isFetched(task) {
      guard server == nil, let type = Self.serverClass as? URLProtocol.Type else { return }
      server = type.init(task: task, cachedResponse: nil, client: nil)
      server?.startLoading()
    } else if let ending = RequestsInFlight.shared.startLoading(task) {
      end(task, by: ending)
    }
  }

  override func stopLoading() {
    server?.stopLoading()
  }

  private func end(_ task: URLSessionTask, by ending: RequestInFlight.Ending) {
    guard case .response(let response) = ending, let url = request.url,
      let head = HTTPURLResponse(url: url, response)
    else {
      client?.urlProtocol(self, didFailWithError: URLError.offline(request.url))
      return
    }
    if task is URLSessionDownloadTask, !DownloadedFile.add(response.body, to: self) {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotCreateFile))
      return
    }
    let cookies = HTTPCookie.cookies(withResponseHeaderFields: head.fields, for: url)
    if request.httpShouldHandleCookies, !cookies.isEmpty {
      HTTPCookieStorage.shared.setCookies(cookies, for: url, mainDocumentURL: nil)
    }
    client?.urlProtocol(self, didReceive: head, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(response.body))
    client?.urlProtocolDidFinishLoading(self)
  }
}

extension URLRequest {
  var isHTTP: Bool { ["http", "https"].contains(url?.scheme?.lowercased()) }
}

extension URLError {
  fileprivate static func offline(_ url: URL?) -> URLError {
    var information: [String: Any] = [
      NSLocalizedDescriptionKey: "The Internet connection appears to be offline."
    ]
    information[NSURLErrorFailingURLErrorKey] = url
    return URLError(.notConnectedToInternet, userInfo: information)
  }
}

extension HTTPURLResponse {
  fileprivate convenience init?(url: URL, _ response: AppNetwork.Response) {
    var fields: [String: String] = [:]
    for header in response.headers {
      // Foundation would request credentials, and then connect to the server.
      if header.name.lowercased() == "www-authenticate" { continue }
      fields[header.name] = fields[header.name].map { "\($0), \(header.value)" } ?? header.value
    }
    self.init(
      url: url, statusCode: response.status, httpVersion: "HTTP/1.1", headerFields: fields)
  }

  fileprivate var fields: [String: String] {
    allHeaderFields.reduce(into: [:]) { fields, field in
      if let name = field.key as? String { fields[name] = field.value as? String }
    }
  }
}
