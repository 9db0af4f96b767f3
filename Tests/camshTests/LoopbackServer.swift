import Foundation
import Synchronization
import TestSupport

/// A web server on this machine that answers each request as a test says, until the process ends.
final class LoopbackServer: Sendable {
  typealias Answer = @Sendable (_ request: String) -> (status: Int, body: String)

  let baseURL: String
  private let seen = Mutex<[String]>([])

  /// The first line of each request, in order.
  var requests: [String] { seen.withLock { $0 } }

  init(_ answer: @escaping Answer) throws {
    let listener = try LoopbackListener()
    baseURL = listener.baseURL
    listener.serve { [self] in serve($0, answer) }
  }

  private func serve(_ connection: Int32, _ answer: Answer) {
    var buffer = [UInt8](repeating: 0, count: 8192)
    let count = recv(connection, &buffer, buffer.count, 0)
    guard count > 0 else { return }
    let request = String(decoding: buffer.prefix(count), as: UTF8.self)
    let line = request.split(separator: "\r\n").first.map(String.init) ?? ""
    seen.withLock { $0.append(line) }
    let (status, body) = answer(line)
    let text =
      "HTTP/1.1 \(status) Status\r\nContent-Length: \(body.utf8.count)\r\n"
      + "Connection: close\r\n\r\n\(body)"
    let bytes = Array(text.utf8)
    _ = send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }
}
