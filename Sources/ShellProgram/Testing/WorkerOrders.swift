import Glibc

/// The connection through which a worker receives its next script.
///
/// A socket rather than a pipe, because sending to a process that has died must not raise a signal.
@MainActor final class WorkerOrders {
  let reading: Int32
  private let writing: Int32
  private var isOpen = true

  /// Nil if the system has no descriptors for it.
  init?() {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { return nil }
    (reading, writing) = (ends[0], ends[1])
  }

  /// Returns false if the process has died.
  func send(_ script: String) -> Bool {
    let bytes = Array(script.utf8)
    return Glibc.send(writing, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
  }

  /// In the parent, after the copy was made.
  func closeReading() { close(reading) }

  func closeWriting() {
    guard isOpen else { return }
    isOpen = false
    close(writing)
  }

  /// Waits for the next script in the worker; nil if there is none.
  nonisolated static func next(on descriptor: Int32) -> String? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    while true {
      let count = recv(descriptor, &bytes, bytes.count, 0)
      if count > 0 { return String(decoding: bytes[..<count], as: UTF8.self) }
      guard count < 0, errno == EINTR else { return nil }
    }
  }
}
