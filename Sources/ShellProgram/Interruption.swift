import Glibc
import Synchronization

/// Whether Ctrl-C was pressed since the last call of `clear`.
enum Interruption {
  /// When it was requested, in milliseconds; 0 if it wasn't.
  private static let moment = Atomic<Int>(0)
  /// Signals from other processes within so many milliseconds are one request: `timeout` signals the
  /// process and then its group, and the second signal must not cost the report.
  private static let oneRequest = 2000

  static var isRequested: Bool { moment.load(ordering: .relaxed) != 0 }

  static func clear() {
    moment.store(0, ordering: .relaxed)
  }

  private static func request() {
    if !isRequested { moment.store(now, ordering: .relaxed) }
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }

  /// From now on, the first Ctrl-C is a request, and the second one ends the process.
  static func install(_ signals: [Int32] = [SIGINT]) {
    var action = sigaction()
    action.sa_flags = SA_SIGINFO
    action.__sigaction_handler.sa_sigaction = { _, information, _ in
      let first = Interruption.moment.load(ordering: .relaxed)
      // The kernel sends what is typed on the terminal.
      let isTyped = information?.pointee.si_code == Int32(SI_KERNEL)
      if first != 0, isTyped || Interruption.now - first > Interruption.oneRequest { _exit(130) }
      Interruption.request()
    }
    for signal in signals { sigaction(signal, &action, nil) }
    unblock(signals)
  }

  /// From now on, signals end the process; so do crashes, at once and without a backtrace unless the
  /// user has asked for one.
  static func uninstall() {
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
    guard Environment.value(Environment.backtrace.name) == Environment.backtrace.off else { return }
    ProcessCopy.crashWithoutBacktrace()
  }

  /// From now on, Ctrl-C and the alarm only interrupt waiting system calls.
  static func installCounting() {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in Interruption.request() }
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
