import Glibc

/// Ctrl-C: it is said that nothing is lost, and the process ends.
enum Interruption {
  static func install() {
    signal(SIGINT) { _ in
      // Only what is safe in a signal's handler: the words are there already.
      let words: StaticString = "\nstopped: what came is kept, and the next sync goes on there\n"
      _ = write(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
      _exit(ExitStatus.interrupted.rawValue)
    }
    // Whoever started this process may have it wait.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
