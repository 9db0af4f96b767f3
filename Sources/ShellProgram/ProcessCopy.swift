import CLinux
import CoordinatorShellCore
import Glibc

/// What a copy of this process does first.
enum ProcessCopy {
  /// Ends this process with its parent, which may have ended already.
  static func endWithParent(_ parent: pid_t) {
    _ = clinux_die_with_parent(SIGKILL)
    guard getppid() == parent else { _exit(ExitCode.internalError.rawValue) }
  }

  /// Lets a crash end this process at once, because a backtrace would take seconds.
  static func crashWithoutBacktrace() {
    for number in [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP] { signal(number, SIG_DFL) }
  }
}
