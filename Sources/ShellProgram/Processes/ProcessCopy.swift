import CLinux
import CoordinatorShellCore
import Glibc

/// What a copy of this process does first.
enum ProcessCopy {
  /// Makes a copy end with its parent, crash at once, and use none of these streams of the parent's.
  @MainActor static func begin(
    endingWith parent: pid_t, silencing streams: [Int32], _ errors: ErrorText?
  ) {
    endWithParent(parent)
    // Processes that the app starts end with it.
    setpgid(0, 0)
    crashWithoutBacktrace()
    let null = open("/dev/null", O_RDWR)
    for stream in streams { dup2(null, stream) }
    close(null)
    errors?.redirect()
  }

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
