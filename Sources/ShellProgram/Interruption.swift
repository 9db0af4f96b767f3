import Glibc
import Synchronization

/// Whether Ctrl-C was pressed since the last call of `clear`.
enum Interruption {
  private static let flag = Atomic<Bool>(false)

  static var isRequested: Bool { flag.load(ordering: .relaxed) }

  static func clear() {
    flag.store(false, ordering: .relaxed)
  }

  /// From now on, the first Ctrl-C is a request, and the second one ends the process.
  static func install(_ signals: [Int32] = [SIGINT]) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in
      if Interruption.isRequested { _exit(130) }
      Interruption.flag.store(true, ordering: .relaxed)
    }
    for signal in signals { sigaction(signal, &action, nil) }
    unblock(signals)
  }

  /// From now on, signals end the process; so do crashes, at once and without a backtrace unless the
  /// user has asked for one.
  static func uninstall() {
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
    guard Environment.value(Environment.backtrace.name) == Environment.backtrace.off else { return }
    for number in [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP] { signal(number, SIG_DFL) }
  }

  /// From now on, Ctrl-C and the alarm only interrupt waiting system calls.
  static func installCounting() {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in
      Interruption.flag.store(true, ordering: .relaxed)
    }
    sigaction(SIGINT, &action, nil)
    action.__sigaction_handler.sa_handler = { _ in }
    sigaction(SIGALRM, &action, nil)
  }

  /// Unblocks signals that the parent process had blocked.
  static func unblock(_ signals: [Int32] = [SIGINT, SIGALRM]) {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    sigprocmask(SIG_UNBLOCK, &set, nil)
  }
}
