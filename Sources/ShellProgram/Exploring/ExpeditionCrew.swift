import CLinux
import CoordinatorShellCore
import Glibc
import ShellLanguage

/// A process that makes several expeditions in order, seen from the process that started it.
@MainActor final class ExpeditionCrew {
  /// The indices of its orders, in the order in which it makes them.
  let orders: [Int]
  let pid: pid_t
  let pipe: Int32
  let memory: ExpeditionMemory
  private(set) var records: [[UInt8]] = []
  private(set) var isLate = false
  private let errors: ErrorText?
  private var bytes: [UInt8] = []
  private var lastBeginnings: UInt64 = 0
  private var lastSign = ContinuousClock.now
  /// The processor time that the process had used by then.
  private var lastUse = Duration.zero

  /// Starts a copy of this process, which has run no app code.
  init(
    _ orders: [Int], memory: ExpeditionMemory,
    _ explore: (Int, ExpeditionMemory) -> ExpeditionRecord
  ) throws(LocalFiles.Failure) {
    self.orders = orders
    self.memory = memory
    memory.clear()
    errors = ErrorText()
    var ends: [Int32] = [-1, -1]
    let parent = getpid()
    guard pipe2(&ends, O_CLOEXEC) == 0 else { throw LocalFiles.Failure() }
    pipe = ends[0]
    pid = clinux_fork()
    if pid == 0 { Self.work(orders, memory, errors, ends[1], parent, explore) }
    let failure = LocalFiles.Failure()
    close(ends[1])
    guard pid > 0 else {
      close(ends[0])
      throw failure
    }
    _ = fcntl(pipe, F_SETFL, O_NONBLOCK)
  }

  private static func work(
    _ orders: [Int], _ memory: ExpeditionMemory, _ errors: ErrorText?, _ pipe: Int32,
    _ parent: pid_t, _ explore: (Int, ExpeditionMemory) -> ExpeditionRecord
  ) -> Never {
    let streams = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    ProcessCopy.begin(endingWith: parent, silencing: streams, errors)
    for order in orders {
      errors?.clear()
      memory.beginsOrder()
      guard StandardOutput.write(SizedBytes.bytes(of: explore(order, memory).bytes), to: pipe)
      else {
        _exit(ExitCode.internalError.rawValue)
      }
    }
    _exit(ExitCode.ok.rawValue)
  }

  /// Reads available data; returns whether the process has ended or is about to.
  func takeAnswers() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var isEnd = false
    for _ in 0..<64 {
      let count = read(pipe, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
        continue
      }
      isEnd = count == 0
      break
    }
    while let record = SizedBytes.take(from: &bytes) { records.append(record) }
    return isEnd
  }

  /// Ends the process if a move has exceeded its time limit.
  func watch(patience: Duration) {
    let now = ContinuousClock.now
    if memory.beginnings != lastBeginnings {
      lastBeginnings = memory.beginnings
      lastSign = now
      lastUse = processorTime
    } else if !isLate, now - lastSign > patience,
      Self.hangs(after: now - lastSign, using: processorTime - lastUse, patience: patience)
    {
      isLate = true
      ProcessCopy.end(pid)
    }
  }

  /// Whether a process that has made no move for longer than `patience` hangs.
  ///
  /// One that works all that time or waits does. On a busy machine, a process that gets less processor time may only be
  /// slow.
  static func hangs(after time: Duration, using use: Duration, patience: Duration) -> Bool {
    time > patience && (use > patience * 9 / 10 || use < patience / 50) || time > patience * 4
  }

  private var processorTime: Duration {
    var clock: clockid_t = 0
    var time = timespec()
    guard clock_getcpuclockid(pid, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return .zero
    }
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Asks the process to end.
  func interrupt() { kill(pid, SIGINT) }

  /// Reaps the ended process; returns how it died, if it did.
  func finish(patience: Duration) -> String? {
    let end = WorkerProcess.End.waiting(for: pid)
    close(pipe)
    if isLate { return "it hangs: a move took longer than \(patience.written)" }
    guard records.count < orders.count else { return nil }
    switch end {
    case .signalled: return end.words(errors)
    case .exited(let code): return "it ends the process with exit code \(code)"
    }
  }
}
