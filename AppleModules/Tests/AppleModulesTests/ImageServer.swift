import Foundation
import FoundationNetworking
import HeadlessUIKit
import Synchronization

/// Responds with the request's path as an image's data, and counts the requests.
///
/// It fails for `/offline`, and sends no data for `/empty`.
final class ImageServer: TestServer {
  private static let paths = Mutex<[String]>([])

  static func count(of url: URL) -> Int {
    paths.withLock { $0.count { $0 == url.path } }
  }

  static func address(_ path: String) -> URL {
    URL(string: "https://images.example/\(path)") ?? URL(filePath: path)
  }

  private static let answering = NSLock()

  /// Sends several requests before the server answers any of them, however fast it is.
  static func holdingAnswers(_ send: () -> Void) {
    answering.withLock(send)
  }

  override func startLoading() {
    // Not longer, because a request that is wrongly sent again waits for this one.
    if Self.answering.lock(before: Date(timeIntervalSinceNow: 5)) { Self.answering.unlock() }
    if let path = request.url?.path { Self.paths.withLock { $0.append(path) } }
    super.startLoading()
  }

  override func answer(to request: URLRequest, at url: URL) -> (status: Int, body: String)? {
    switch url.path {
    case "/offline": nil
    case "/404": (404, url.path)
    case "/empty": (200, "")
    default: (200, url.path)
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
