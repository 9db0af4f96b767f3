import CLinux
import Glibc

/// A process that runs scripts, one after another, seen from the process that started it.
@MainActor final class WorkerProcess {
  /// Why this process ended the worker.
  enum Stop {
    case timeout, memory, interruption
  }

  /// What the process is doing.
  enum State {
    case running
    /// It has answered, and waits for another script.
    case ready
    case ended
  }

  let pid: pid_t
  let slot: Int
  private(set) var stop: Stop?
  private let outputPipe: Int32
  private let answerPipe: Int32
  private let orders: WorkerOrders?
  private var scripts = 1
  /// How many scripts a process runs at most: each leaves a little on the heap, which camsh walks.
  private static let mostScripts = 100

  // Of the current script:
  private(set) var started: ContinuousClock.Instant
  private(set) var output = BoundedOutput()
  /// The result; nil if it simply passed.
  private(set) var answer: [UInt8]?
  private var answerBytes: [UInt8] = []

  /// Starts a worker; throws the system's error number.
  ///
  /// A worker with an environment of its own is a new program. Otherwise it is a copy of this
  /// process, which has run no app code, and starts faster: what the runtime has looked up is in
  /// its memory.
  init(
    environment: [String]? = nil, _ make: (_ resultDescriptor: Int32) -> WorkerInvocation
  ) throws(LocalFiles.Failure) {
    let output = try ProcessPipe()
    let answer: ProcessPipe
    do { answer = try ProcessPipe() } catch {
      output.close()
      throw error
    }
    let orders = environment == nil ? WorkerOrders() : nil
    self.orders = orders
    var invocation = make(answer.writing)
    invocation.ordersDescriptor = orders?.reading
    slot = invocation.slot
    outputPipe = output.reading
    answerPipe = answer.reading
    started = .now
    defer {
      Glibc.close(output.writing)
      Glibc.close(answer.writing)
      orders?.closeReading()
    }
    do throws(LocalFiles.Failure) {
      pid =
        if let environment {
          try Self.spawn(invocation, environment, output: output.writing)
        } else {
          try Self.copy(invocation, output: output.writing)
        }
    } catch {
      Glibc.close(output.reading)
      Glibc.close(answer.reading)
      orders?.closeWriting()
      throw error
    }
    ProcessPipe.unblock(outputPipe)
    ProcessPipe.unblock(answerPipe)
  }

  private static func spawn(
    _ invocation: WorkerInvocation, _ environment: [String], output: Int32
  ) throws(LocalFiles.Failure) -> pid_t {
    let start = ProgramStart(
      input: .null, output: .descriptor(output), errors: .descriptor(output),
      kept: [invocation.resultDescriptor, invocation.progressDescriptor], environment: environment,
      leadsGroup: true)
    return try start.start("/proc/self/exe", ["camsh"] + invocation.arguments)
  }

  private static func copy(
    _ invocation: WorkerInvocation, output: Int32
  ) throws(LocalFiles.Failure) -> pid_t {
    // The copy would write what is still in the buffers.
    StandardOutput.flushAll()
    fflush(nil)
    let pid = clinux_fork()
    if pid == 0 { run(invocation, output: output) }
    guard pid > 0 else { throw LocalFiles.Failure() }
    // Both processes do this, because either may be the first that needs the group.
    setpgid(pid, 0)
    return pid
  }

  /// Does the work of a worker in a copy of the process that started it, until there are no more
  /// scripts.
  private static func run(_ invocation: WorkerInvocation, output: Int32) -> Never {
    setpgid(0, 0)
    Interruption.uninstall()
    let null = open("/dev/null", O_RDONLY)
    dup2(null, STDIN_FILENO)
    dup2(output, STDOUT_FILENO)
    dup2(output, STDERR_FILENO)
    var invocation = invocation
    while true {
      let (code, isReady) = invocation.run()
      guard isReady, let orders = invocation.ordersDescriptor,
        let script = WorkerOrders.next(on: orders)
      else {
        StandardOutput.flushAll()
        fflush(nil)
        _exit(code.rawValue)
      }
      invocation.script = script
    }
  }

  /// What to wait for: output, and the end of the answer.
  var pipes: [Int32] { [outputPipe, answerPipe] }

  /// Reads available data; returns what the process is doing now.
  func takeOutput() -> State {
    _ = ProcessPipe.read(outputPipe) { output.append($0) }
    // A process closes its answers at its end.
    if ProcessPipe.read(answerPipe, { answerBytes += $0 }) {
      takeAnswer()
      return .ended
    }
    guard takeAnswer() else { return .running }
    // What the script has printed came before its answer.
    _ = ProcessPipe.read(outputPipe) { output.append($0) }
    return .ready
  }

  /// Returns whether the process waits for another script.
  @discardableResult private func takeAnswer() -> Bool {
    guard let answer = WorkerAnswer(taking: &answerBytes) else { return false }
    self.answer = answer.result.isEmpty ? nil : answer.result
    return answer.isReady
  }

  /// Gives a process that is ready another script; returns false if it can't run any more.
  func goOn(with script: String) -> Bool {
    guard scripts < Self.mostScripts, let orders, orders.send(script) else { return false }
    scripts += 1
    started = .now
    output = BoundedOutput()
    answer = nil
    return true
  }

  /// Ends the process and the processes that it has started.
  func kill(_ reason: Stop) {
    guard stop == nil else { return }
    stop = reason
    Glibc.kill(-pid, SIGKILL)
    Glibc.kill(pid, SIGKILL)
  }

  /// The current resident size in KB; nil if the process is gone.
  var residentSize: Int? {
    guard let bytes = try? LocalFiles().read("/proc/\(pid)/statm") else { return nil }
    let fields = bytes.split(separator: UInt8(ascii: " "))
    guard fields.count > 1, let pages = Int(String(decoding: fields[1], as: UTF8.self)) else {
      return nil
    }
    return pages * Int(getpagesize()) / 1024
  }

  /// Reaps the ended process and reads its last output.
  func finish() -> ProcessEnd {
    let end = ProcessEnd(ofLeader: pid)
    _ = takeOutput()
    closeAll()
    return end
  }

  /// Ends a process that is ready.
  func dismiss() {
    Glibc.kill(pid, SIGKILL)
    _ = ProcessEnd(ofLeader: pid)
    closeAll()
  }

  private func closeAll() {
    Glibc.close(outputPipe)
    Glibc.close(answerPipe)
    orders?.closeWriting()
  }
}
