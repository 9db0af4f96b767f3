import Foundation
import FoundationNetworking

/// Answers the requests of a session in place of a server; subclasses say how.
///
/// It doesn't answer what begins with `/never`: Foundation traps if a task is cancelled while its
/// protocol sends the answer.
class TestServer: URLProtocol {
  /// A configuration whose sessions ask this server.
  class var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [self]
    return configuration
  }

  /// The answer to a request; nil if the device is offline.
  func answer(to request: URLRequest, at url: URL) -> (status: Int, body: String)? { nil }

  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}

  override func startLoading() {
    if let path = request.url?.path, path.hasPrefix("/never") { return }
    guard let url = request.url, let answer = answer(to: request, at: url),
      let response = HTTPURLResponse(
        url: url, statusCode: answer.status, httpVersion: nil, headerFields: nil)
    else {
      client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
      return
    }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    if !answer.body.isEmpty { client?.urlProtocol(self, didLoad: Data(answer.body.utf8)) }
    client?.urlProtocolDidFinishLoading(self)
  }
}
