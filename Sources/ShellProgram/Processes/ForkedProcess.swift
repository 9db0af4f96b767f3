import CLinux
import CoordinatorShellCore
import Glibc

/// A copy of this process that answers through a pipe, seen from this process.
@MainActor struct ForkedProcess {
  let pid: pid_t
  /// Where its answers arrive.
  let answers: Int32
  private let errors: ErrorText?

  /// Starts a copy.
  ///
  /// - Parameters:
  ///   - isHeard: Whether the copy uses this process's standard streams.
  ///   - work: Writes the answers to a descriptor, and returns whether that succeeded. The copy then ends.
  init(
    isHeard: Bool, _ work: (_ answers: Int32, _ errors: ErrorText?) -> Bool
  ) throws(LocalFiles.Failure) {
    let parent = getpid()
    let pipe = try ProcessPipe()
    answers = pipe.reading
    errors = isHeard ? nil : ErrorText()
    pid = clinux_fork()
    if pid == 0 {
      let silent = isHeard ? [STDIN_FILENO] : [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
      ProcessCopy.begin(endingWith: parent, silencing: silent, errors)
      _exit((work(pipe.writing, errors) ? ExitCode.ok : .internalError).rawValue)
    }
    guard pid > 0 else {
      let failure = LocalFiles.Failure()
      pipe.close()
      throw failure
    }
    close(pipe.writing)
    ProcessPipe.unblock(answers)
  }

  /// Passes Ctrl-C on, which only this process receives.
  func interrupt() { kill(pid, SIGINT) }

  /// Ends the copy and the processes that it started.
  func end() {
    kill(-pid, SIGKILL)
    kill(pid, SIGKILL)
  }

  /// Reaps the ended copy.
  func finish() -> ProcessEnd {
    close(answers)
    return ProcessEnd(ofLeader: pid)
  }

  /// The outcome of a copy that died.
  func words(_ end: ProcessEnd) -> String { end.words(errors?.trapMessage, at: errors?.trap) }
}
