import Glibc
import Synchronization

/// Whether Ctrl-C was pressed since this was last cleared.
enum Interruption {
  private static let flag = Atomic<Bool>(false)

  static var isRequested: Bool { flag.load(ordering: .relaxed) }

  static func clear() {
    flag.store(false, ordering: .relaxed)
  }

  /// From now on Ctrl-C only asks; a second one ends the process.
  static func install(_ signals: [Int32] = [SIGINT]) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in
      if Interruption.isRequested { _exit(130) }
      Interruption.flag.store(true, ordering: .relaxed)
    }
    for signal in signals { sigaction(signal, &action, nil) }
    unblock(signals)
  }

  /// From now on Ctrl-C and the alarm only interrupt whatever waits.
  static func installCounting() {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in
      Interruption.flag.store(true, ordering: .relaxed)
    }
    sigaction(SIGINT, &action, nil)
    action.__sigaction_handler.sa_handler = { _ in }
    sigaction(SIGALRM, &action, nil)
  }

  /// Lets signals through even if the process that started this one had blocked them.
  static func unblock(_ signals: [Int32] = [SIGINT, SIGALRM]) {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    sigprocmask(SIG_UNBLOCK, &set, nil)
  }
}
