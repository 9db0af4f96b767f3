import CoordinatorShellCore
import Glibc

/// The process of a launch, seen from the process that started it.
@MainActor struct RunningLaunch {
  let pid: pid_t
  let record: ProgressRecord

  /// How long a statement may continue after Ctrl-C, since the app may be in a loop that never
  /// checks for it.
  private static let patience = Duration.seconds(1)

  /// Waits for the end; returns whether the process had to be stopped.
  func wait() -> (end: ProcessEnd, isStopped: Bool) {
    Interruption.clear()
    Interruption.unblock()
    Interruption.installCounting()
    defer { alarm(0) }
    var isStopped = false
    var asked: (at: ContinuousClock.Instant, steps: Int)?
    while true {
      // Checks every second, because Ctrl-C may come right before the wait begins.
      alarm(1)
      var status: Int32 = 0
      if waitpid(pid, &status, 0) == pid { return (.init(status: status), isStopped) }
      guard errno == EINTR else { return (.exited(ExitCode.internalError.rawValue), isStopped) }
      guard Interruption.isRequested else { continue }
      guard record.phase == .running else {
        asked = nil
        Interruption.clear()
        continue
      }
      if let asked, asked.steps == record.steps {
        guard ContinuousClock.now - asked.at >= Self.patience else { continue }
        isStopped = true
        kill(pid, SIGKILL)
      } else {
        asked = (.now, record.steps)
        // A terminal sends Ctrl-C to both; another sender may send it only to this process.
        if !Environment.isTerminal(STDIN_FILENO) { kill(pid, SIGINT) }
      }
    }
  }
}
