import CoordinatorShellCore
import Glibc

/// How a process ended.
enum ProcessEnd: Equatable {
  case exited(Int32)
  case signalled(Int32)

  /// Waits for the end of a child, and reaps it.
  init(of pid: pid_t) {
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    self.init(status: status)
  }

  /// Waits for the end of a child that leads its group, reaps it, and ends the processes that it left.
  init(ofLeader pid: pid_t) {
    // Not reaped at first, so that no other process gets the group's number.
    var info = siginfo_t()
    while waitid(P_PID, id_t(pid), &info, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    kill(-pid, SIGKILL)
    self.init(of: pid)
  }

  /// The meaning of `waitpid`'s status.
  init(status: Int32) {
    let signal = status & 0x7f
    self = signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
  }

  /// The outcome of a script whose process ended so.
  ///
  /// - Parameters:
  ///   - message: What Swift's runtime printed about the trap, if that was kept.
  ///   - trap: The callers of the trap, if they were kept.
  @MainActor func words(_ message: String? = nil, at trap: TrapRecord? = nil) -> String {
    switch self {
    case .signalled(let number):
      let name = SignalName(number)
      let words = message.map { "\($0) (\(name.name))" } ?? "it crashed with \(name)"
      guard !TrapMessage.namesPlace(words), let function = trap?.function else { return words }
      return TrapMessage.words(words, in: function)
    case .exited(let code): return "the process ended with exit code \(code) before the script did"
    }
  }
}
