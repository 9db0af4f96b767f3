import Glibc

/// The next event at the terminal.
final class TerminalInput {
  enum Event {
    case scalar(Unicode.Scalar)
    case signal(Int32)
    case end
  }

  private let signals: TerminalSignals
  private var decoder: ScalarDecoder

  init(encoding: TextEncoding, signals: TerminalSignals) {
    decoder = ScalarDecoder(encoding: encoding)
    self.signals = signals
  }

  /// Whether an event is available without waiting.
  var isReady: Bool {
    if decoder.hasMore { return true }
    var sources = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    return poll(&sources, nfds_t(sources.count), 0) > 0
  }

  /// Waits for a key, a signal, or the terminal's end.
  func next() -> Event {
    while true {
      if let signal = signals.next() { return .signal(signal) }
      if let scalar = decoder.next() { return .scalar(scalar) }
      var sources = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&sources, nfds_t(sources.count), -1) > 0, sources[0].revents != 0 else { continue }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      if count > 0 {
        decoder.append(bytes[..<count])
      } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
        return .end
      }
    }
  }

  /// Discards the keys that haven't been read.
  func discard() {
    decoder.removeAll()
  }
}
