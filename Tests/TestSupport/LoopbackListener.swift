import Foundation

/// A socket that listens on this machine, at a port that the system chooses.
package struct LoopbackListener: Sendable {
  private let descriptor: Int32
  /// The address of a service at the socket.
  package let baseURL: String

  package init() throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = descriptor
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, size) == 0 && listen(listener, 8) == 0
          && getsockname(listener, address, &size) == 0
      }
    }
    guard isListening else { throw POSIXError(.EADDRNOTAVAIL) }
    baseURL = "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/GoCamping"
  }

  /// Passes each connection to a closure, on a thread of its own, until the process ends.
  package func serve(_ connection: @escaping @Sendable (Int32) -> Void) {
    let listener = descriptor
    Thread.detachNewThread {
      while true {
        let accepted = accept(listener, nil, nil)
        guard accepted >= 0 else { return }
        connection(accepted)
        close(accepted)
      }
    }
  }
}
