import Foundation
import Synchronization
import TestSupport

/// A server that sends any bytes that a test needs, including malformed ones, until the process
/// ends.
final class RawServer: Sendable {
  let baseURL: String
  private let counts = Mutex((connections: 0, sent: 0))

  var connectionCount: Int { counts.withLock(\.connections) }
  var sentByteCount: Int { counts.withLock(\.sent) }

  /// Serves each connection, once its request has come, with a closure.
  init(_ serve: @escaping @Sendable (Connection) -> Void) throws {
    let listener = try LoopbackListener()
    baseURL = listener.baseURL
    listener.serve { [self] descriptor in
      counts.withLock { $0.connections += 1 }
      var request = [UInt8](repeating: 0, count: 8192)
      _ = recv(descriptor, &request, request.count, 0)
      let connection = Connection(descriptor: descriptor) { count in
        self.counts.withLock { $0.sent += count }
      }
      serve(connection)
    }
  }

  final class Connection: Sendable {
    private let descriptor: Int32
    private let onSend: @Sendable (Int) -> Void
    private let closed = Mutex(false)

    fileprivate init(descriptor: Int32, onSend: @escaping @Sendable (Int) -> Void) {
      self.descriptor = descriptor
      self.onSend = onSend
    }

    /// Whether the other end has gone.
    var isClosed: Bool { closed.withLock { $0 } }

    func send(_ text: String) {
      var bytes = Array(text.utf8)[...]
      while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes {
          Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else {
          closed.withLock { $0 = true }
          return
        }
        onSend(count)
        bytes = bytes.dropFirst(count)
      }
    }

    /// Closes the connection with an error at the other end.
    func reset() {
      var option = linger(l_onoff: 1, l_linger: 0)
      setsockopt(
        descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }
  }
}
