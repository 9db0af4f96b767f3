import Glibc

/// Handles Ctrl-C: reports that nothing is lost, and ends the process.
enum Interruption {
  static func install() {
    signal(SIGINT) { _ in
      // A signal handler may only call safe functions, so the message is a constant.
      let words: StaticString = "\nstopped; the next sync continues from here\n"
      _ = write(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
      _exit(ExitStatus.interrupted.rawValue)
    }
    // The parent process may have blocked the signal.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
