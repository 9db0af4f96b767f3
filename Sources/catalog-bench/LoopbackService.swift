import Foundation

/// The service on this machine: it answers each request with the page that it asks for, until the
/// process ends.
struct LoopbackService {
  let baseURL: String

  init(listing campsites: InventedCampsites) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, size) == 0 && listen(listener, 8) == 0
          && getsockname(listener, address, &size) == 0
      }
    }
    guard isListening else { throw POSIXError(.EADDRNOTAVAIL) }
    baseURL = "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))"
    Thread.detachNewThread {
      while case let connection = accept(listener, nil, nil), connection >= 0 {
        while let request = Self.request(on: connection) {
          Self.send(Self.answer(to: request, campsites), on: connection)
        }
        close(connection)
      }
    }
  }

  /// The head of the next request; nil when the other end has gone.
  private static func request(on connection: Int32) -> String? {
    var head: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 8192)
    while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      let count = recv(connection, &chunk, chunk.count, 0)
      guard count > 0 else { return nil }
      head += chunk.prefix(count)
    }
    return String(decoding: head, as: UTF8.self)
  }

  private static func answer(to request: String, _ campsites: InventedCampsites) -> [UInt8] {
    func number(_ name: String) -> Int {
      let value = request.components(separatedBy: "\(name)=").dropFirst().first
      return value.flatMap { Int($0.prefix { $0.isNumber }) } ?? 1
    }
    let body = Array(campsites.page(number("pageNo"), size: number("numOfRows")).utf8)
    let head = "HTTP/1.1 200 OK\r\nContent-Length: \(body.count)\r\n\r\n"
    return Array(head.utf8) + body
  }

  private static func send(_ bytes: [UInt8], on connection: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
