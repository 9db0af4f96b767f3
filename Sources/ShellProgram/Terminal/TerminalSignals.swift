import Glibc
import Synchronization

/// The signals that concern a line being edited, as bytes to wait for beside the keys.
///
/// A handler only writes the signal's number into a pipe, so no editor code runs inside a handler,
/// and a signal just before the wait still ends it. The handlers restart interrupted system calls,
/// so output is never cut short.
final class TerminalSignals {
  /// Becomes readable when a signal arrives.
  let descriptor: Int32
  private let writer: Int32
  private var before: [(signal: Int32, action: sigaction)] = []

  /// Signals that the editor handles itself, whatever the process was started with.
  private static let editing = [SIGINT, SIGWINCH, SIGCONT]
  /// Signals that stop or end the process, which must not leave the terminal raw.
  private static let leaving = [SIGTSTP, SIGTERM, SIGHUP, SIGQUIT]

  init() throws(LineEditorError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .noPipe(errno) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    descriptor = ends[0]
    writer = ends[1]
  }

  deinit {
    close(descriptor)
    close(writer)
  }

  /// Installs the handlers; a signal that the process ignores stays ignored.
  func install() {
    signalWriter.store(writer, ordering: .relaxed)
    for signal in Self.editing + Self.leaving {
      var old = sigaction()
      sigaction(signal, nil, &old)
      if old.ignores, Self.leaving.contains(signal) { continue }
      var action = sigaction()
      action.__sigaction_handler.sa_handler = writeSignal
      action.sa_flags = SA_RESTART
      sigaction(signal, &action, nil)
      before.append((signal, old))
    }
  }

  /// Restores the previous handlers.
  func restore() {
    for (signal, action) in before {
      var action = action
      sigaction(signal, &action, nil)
    }
    before = []
  }

  /// The oldest signal that hasn't been read.
  func next() -> Int32? {
    var byte: UInt8 = 0
    return read(descriptor, &byte, 1) == 1 ? Int32(byte) : nil
  }
}

extension sigaction {
  fileprivate var ignores: Bool {
    sa_flags & SA_SIGINFO == 0
      && unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// Where the handler writes; atomic, because a signal may arrive at any instruction.
private let signalWriter = Atomic<Int32>(-1)

private func writeSignal(_ signal: Int32) {
  let interrupted = errno
  var byte = UInt8(truncatingIfNeeded: signal)
  _ = write(signalWriter.load(ordering: .relaxed), &byte, 1)
  errno = interrupted
}
