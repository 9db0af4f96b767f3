import CLinux
import CoordinatorShellCore
import Foundation
import Glibc
import ShellLanguage

/// Work that a copy of this process does, so that only the copy is affected by a crash.
///
/// A copy has all values that the work needs, which another program would have to receive. This
/// process itself must not run app code: it could start threads, and a copy has only one.
@MainActor struct IsolatedWork {
  enum End<Answer> {
    case answered(Answer)
    /// The copy died before it answered.
    case died(String)
  }

  /// The copy's progress, also after its death.
  let record: ProgressRecord
  /// The time limit of the work.
  let limit: Duration
  /// Whether the copy uses this process's standard streams.
  let isHeard: Bool

  /// Nil if the system has no memory for it.
  init?(limit: Duration, isHeard: Bool) {
    guard let board = ProgressBoard(count: 1) else { return nil }
    record = board[0]
    self.limit = limit
    self.isHeard = isHeard
  }

  func run<Answer: Codable>(_ work: () -> Answer) -> End<Answer> {
    record.clear()
    var ends: [Int32] = [-1, -1]
    let parent = getpid()
    guard pipe2(&ends, O_CLOEXEC) == 0 else { return .died("no pipe: \(LocalFiles.Failure())") }
    defer { close(ends[0]) }
    let errors = isHeard ? nil : ErrorText()
    let pid = clinux_fork()
    if pid == 0 { answer(on: ends[1], errors, parent, work) }
    let failure = LocalFiles.Failure()
    close(ends[1])
    guard pid > 0 else { return .died("no process: \(failure)") }
    let (bytes, end, isLate) = waitForAnswer(of: pid, on: ends[0])
    if isLate { return .died("it exceeded its time limit of \(limit.written)") }
    guard case .exited(0) = end, let answer = try? JSONDecoder().decode(Answer.self, from: bytes)
    else { return .died(end.words(errors)) }
    return .answered(answer)
  }

  // MARK: In the copy

  private func answer(
    on pipe: Int32, _ errors: ErrorText?, _ parent: pid_t, _ work: () -> some Encodable
  ) -> Never {
    ProcessCopy.endWithParent(parent)
    // Processes that the app starts end with it.
    setpgid(0, 0)
    ProcessCopy.crashWithoutBacktrace()
    let null = open("/dev/null", O_RDWR)
    dup2(null, STDIN_FILENO)
    if !isHeard {
      dup2(null, STDOUT_FILENO)
      dup2(null, STDERR_FILENO)
      errors?.redirect()
    }
    close(null)
    ExploredHomes()?.enter(ExploredHomes.slotOfTrials)
    guard let bytes = try? JSONEncoder().encode(work()),
      StandardOutput.write(Array(bytes), to: pipe)
    else { _exit(ExitCode.internalError.rawValue) }
    _exit(ExitCode.ok.rawValue)
  }

  // MARK: In this process

  /// The copy's output, and whether this process ended the copy.
  private func waitForAnswer(
    of pid: pid_t, on pipe: Int32
  ) -> (bytes: Data, end: WorkerProcess.End, isLate: Bool) {
    let start = ContinuousClock.now
    var bytes = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    var isLate = false
    var isNotified = false
    while true {
      if !isLate, ContinuousClock.now - start > limit {
        isLate = true
        kill(-pid, SIGKILL)
        kill(pid, SIGKILL)
      }
      // Only this process receives Ctrl-C; the copy ends the same way.
      if !isNotified, Interruption.isRequested {
        isNotified = true
        kill(pid, SIGINT)
      }
      var source = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      guard poll(&source, 1, 50) > 0 else { continue }
      let count = read(pipe, &buffer, buffer.count)
      if count == 0 { break }
      if count > 0 { bytes += buffer[..<count] }
    }
    return (bytes, WorkerProcess.End.waiting(for: pid), isLate)
  }
}
