import CLinux
import Glibc

/// A pipe from another process to this one.
struct ProcessPipe {
  let reading: Int32
  let writing: Int32

  /// Every other program that is started closes both ends.
  init() throws(LocalFiles.Failure) {
    var ends: [Int32] = [-1, -1]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { throw LocalFiles.Failure() }
    (reading, writing) = (ends[0], ends[1])
  }

  func close() {
    Glibc.close(reading)
    Glibc.close(writing)
  }

  /// Keeps `read` from waiting for data.
  static func unblock(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }

  /// Waits until one of these has data or is at its end, at most for about that time.
  static func wait(for descriptors: [Int32], atMost time: Duration) {
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    poll(&polled, nfds_t(polled.count), Int32(time.microseconds / 1000) + 1)
  }

  /// Reads available data up to a limit, so that endless output doesn't delay the other processes.
  ///
  /// Returns whether that was the end.
  static func read(_ descriptor: Int32, _ take: (ArraySlice<UInt8>) -> Void) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    for _ in 0..<16 {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { return true }
      if count < 0, errno != EINTR { return errno != EAGAIN }
      if count > 0 { take(buffer[..<count]) }
    }
    return false
  }
}
