import FlyingFox
import FlyingSocks
import Foundation
import Synchronization

/// A GoCamping service on this machine, that answers as a test says.
final class CampsiteServer: Sendable {
  typealias Answer = @Sendable (HTTPRequest, _ number: Int) async throws -> HTTPResponse

  let port: UInt16
  private let seen: Seen

  var baseURL: String { "http://127.0.0.1:\(port)/GoCamping" }

  /// The requested operations and their parameters, in order, without the key.
  var requests: [String] { seen.requests.withLock { $0 } }

  /// The keys that were sent, as they stood in the URL, decoded.
  var keys: Set<String> { seen.keys.withLock { $0 } }

  /// Runs a body while a server answers.
  static func answering<Result>(
    _ answer: @escaping Answer, during body: (CampsiteServer) async throws -> Result
  ) async throws -> Result {
    let seen = Seen()
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: 0), timeout: 60, logger: .disabled,
      handler: ClosureHTTPHandler { request in try await answer(request, seen.note(request)) })
    let running = Task { try await server.run() }
    defer { running.cancel() }
    // Other tests keep the machine busy, and the server with it.
    try await server.waitUntilListening(timeout: 300)
    guard case .ip4(_, let port)? = await server.listeningAddress else {
      throw CocoaError(.featureUnsupported)
    }
    return try await body(CampsiteServer(port: port, seen: seen))
  }

  private init(port: UInt16, seen: Seen) {
    self.port = port
    self.seen = seen
  }

  private final class Seen: Sendable {
    let requests = Mutex<[String]>([])
    let keys = Mutex<Set<String>>([])

    func note(_ request: HTTPRequest) -> Int {
      let common: Set = ["serviceKey", "MobileOS", "MobileApp", "_type"]
      let parameters = request.query.filter { !common.contains($0.name) }
        .map { "\($0.name)=\($0.value)" }
      keys.withLock { keys in
        for item in request.query where item.name == "serviceKey" { keys.insert(item.value) }
      }
      return requests.withLock { requests in
        let operation = request.path.split(separator: "/").last.map { String($0) } ?? ""
        requests.append(([operation] + parameters).joined(separator: " "))
        return requests.count
      }
    }
  }
}

extension HTTPResponse {
  static func body(_ text: String, status: Int = 200) -> HTTPResponse {
    HTTPResponse(
      statusCode: HTTPStatusCode(status, phrase: "Status"),
      headers: [.contentType: "application/json"], body: Data(text.utf8))
  }
}
