import Dispatch
import Foundation
import FoundationNetworking
import Synchronization

/// Fetches over HTTP, one request at a time.
///
/// On Linux, a canceled task may hang or trap, and one that is asked for a password hangs past its
/// timeout. Therefore one session lasts as long as the process, nothing is canceled, and the client
/// measures the time itself: it abandons a request that takes too long.
final class HTTPClient: Sendable {
  private let session: URLSession
  private let delegate: Delegate

  init(bodyLimit: Int) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    delegate = Delegate(bodyLimit: bodyLimit)
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }

  func get(
    _ url: URL, within time: DispatchTimeInterval, else timeout: SyncError
  ) throws(SyncError) -> HTTPAnswer {
    var request = URLRequest(url: url)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    request.setValue("camplace-sync", forHTTPHeaderField: "User-Agent")
    let task = session.dataTask(with: request)
    let exchange = delegate.exchange(for: task)
    task.resume()
    return try exchange.wait(time, else: timeout)
  }

  /// Passes the session's callbacks on to the exchange of each task.
  private final class Delegate: NSObject, URLSessionDataDelegate, Sendable {
    private let bodyLimit: Int
    private let exchanges = Mutex<[Int: HTTPExchange]>([:])

    init(bodyLimit: Int) {
      self.bodyLimit = bodyLimit
    }

    func exchange(for task: URLSessionTask) -> HTTPExchange {
      let exchange = HTTPExchange(limit: bodyLimit)
      exchanges.withLock { $0[task.taskIdentifier] = exchange }
      return exchange
    }

    private func exchange(of task: URLSessionTask) -> HTTPExchange? {
      exchanges.withLock { $0[task.taskIdentifier] }
    }

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
      exchange(of: dataTask)?.begin(
        status: (response as? HTTPURLResponse)?.statusCode ?? 0,
        expectedLength: response.expectedContentLength)
      completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      exchange(of: dataTask)?.receive(data)
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
      completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      let (from, to) = (task.originalRequest?.url, request.url)
      if let from, let to, from.scheme == to.scheme, from.host == to.host, from.port == to.port {
        completionHandler(request)
      } else {
        // The URL contains the key, which a redirect could send to another host.
        exchange(of: task)?.fail(.redirected(host: to?.host ?? "nowhere"))
        completionHandler(nil)
      }
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
      completionHandler:
        @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      exchange(of: task)?.fail(.challenged)
      completionHandler(.performDefaultHandling, nil)
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
      let exchange = exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
      if let error {
        exchange?.fail(SyncError(error, host: task.originalRequest?.url?.host ?? "the service"))
      } else {
        exchange?.end()
      }
    }
  }
}

extension SyncError {
  /// The message of a URLSession error without the URL, which contains the key.
  fileprivate init(_ error: any Error, host: String) {
    let code = (error as? URLError)?.code
    switch code {
    case .cannotFindHost, .dnsLookupFailed: self = .unreachable(.noSuchHost)
    case .cannotConnectToHost, .notConnectedToInternet: self = .unreachable(.refused)
    case .networkConnectionLost, .timedOut, .badServerResponse: self = .unreachable(.lost)
    default:
      // On Linux, every TLS failure has the code "unknown"; only libcurl's message distinguishes
      // them.
      let words = error.localizedDescription
      if words.contains("certificate") {
        let reason = words.range(of: "problem: ").map { String(words[$0.upperBound...]) } ?? words
        self = .untrusted(host: host, reason: reason)
      } else if words.contains("SSL") || words.contains("TLS") {
        self = .unreachable(.noTLS)
      } else {
        self = .unreachable(.other(code: code?.rawValue ?? (error as NSError).code))
      }
    }
  }
}
