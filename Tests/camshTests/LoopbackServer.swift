import Foundation
import Synchronization

/// A web server on this machine that answers each request as a test says, until the process ends.
final class LoopbackServer: Sendable {
  typealias Answer = @Sendable (_ request: String) -> (status: Int, body: String)

  let baseURL: String
  private let seen = Mutex<[String]>([])

  /// The first line of each request, in order.
  var requests: [String] { seen.withLock { $0 } }

  init(_ answer: @escaping Answer) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, size) == 0 && listen(listener, 8) == 0
          && getsockname(listener, address, &size) == 0
      }
    }
    guard isListening else { throw POSIXError(.EADDRNOTAVAIL) }
    baseURL = "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/GoCamping"
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        serve(connection, answer)
        close(connection)
      }
    }
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
