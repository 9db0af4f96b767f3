import Foundation
import FoundationNetworking
import HeadlessUIKit
import Synchronization

/// Responds with the request's path as an image's data, and counts the requests.
///
/// It fails for `/offline`, sends no data for `/empty`, and doesn't answer what begins with
/// `/never`.
final class ImageServer: URLProtocol {
  private static let paths = Mutex<[String]>([])

  static func count(of url: URL) -> Int {
    paths.withLock { $0.count { $0 == url.path } }
  }

  static func address(_ path: String) -> URL {
    URL(string: "https://images.example/\(path)") ?? URL(filePath: path)
  }

  /// A configuration whose sessions ask this server.
  static var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [ImageServer.self]
    return configuration
  }

  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}

  override func startLoading() {
    guard let url = request.url else { return }
    Self.paths.withLock { $0.append(url.path) }
    switch url.path {
    // Foundation traps if a task is cancelled while its protocol sends the answer.
    case let path where path.hasPrefix("/never"): return
    case "/offline":
      client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
    default:
      let response = HTTPURLResponse(
        url: url, statusCode: url.path == "/404" ? 404 : 200, httpVersion: nil, headerFields: nil)
      guard let response else { return }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      if url.path != "/empty" { client?.urlProtocol(self, didLoad: Data(url.path.utf8)) }
      client?.urlProtocolDidFinishLoading(self)
    }
  }
}

extension HeadlessDevice {
  /// Runs turns until a condition is met, which requests on other threads lead to.
  func settle(until isMet: () -> Bool) {
    for _ in 1...2000 {
      settle()
      if isMet() { return }
      Thread.sleep(forTimeInterval: 0.005)
    }
  }
}
