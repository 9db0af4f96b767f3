import CoordinatorShellCore
import Foundation
import Glibc
import ShellLanguage

/// Runs scripts in other processes, several at a time.
@MainActor final class WorkerPool {
  private let tasks: [TestTask]
  private let jobs: Int
  private let app: String
  private let values: [String: String]
  private let detail: WorkerInvocation.Detail
  private let connection: Connection?
  /// A home for each worker of a hosted app, which may leave anything in it.
  private let homes: [PrivateHome]
  private let exploring: TestRun.Exploring?
  private let board: ProgressBoard
  private var next = 0
  private var running: [(task: Int, worker: WorkerProcess)] = []
  /// Workers that wait for another script.
  private var ready: [WorkerProcess] = []
  private var results: [Int: ScriptResult] = [:]
  /// The results of scripts whose processes ended early, which run again for their traces.
  private var untraced: [Int: ScriptResult] = [:]
  /// The number of results that were delivered, in the order of the scripts.
  private var delivered = 0

  /// The size in KB up to which a worker runs another script: the memory that one script has taken
  /// must not count for the next.
  private static let mostSize = 1 << 16
  /// How often to check a worker's memory.
  private static let watch = Duration.milliseconds(20)

  init?(
    _ tasks: [TestTask], jobs: Int, app: String, values: [String: String],
    detail: WorkerInvocation.Detail, connection: Connection?, exploring: TestRun.Exploring? = nil
  ) {
    guard let board = ProgressBoard(count: jobs) else { return nil }
    homes = Host.app == nil ? [] : (0..<jobs).compactMap { _ in PrivateHome() }
    self.exploring = exploring
    self.tasks = tasks.map { task in
      var task = task
      if let exploring { task.limits.time += exploring.allowance }
      return task
    }
    self.jobs = jobs
    self.app = app
    self.values = values
    self.detail = detail
    self.connection = connection
    self.board = board
  }

  /// The running scripts, and the number of those that have ended.
  var state: (running: [String], ended: Int) {
    (running.map { tasks[$0.task].script }, delivered + results.count)
  }

  /// Runs everything, and passes on the results in the tasks' order until the receiver stops the
  /// run.
  ///
  /// Reports scripts that Ctrl-C ends as interrupted, and omits those that haven't started.
  func run(
    isInterrupted: () -> Bool, tick: (WorkerPool) -> Void, tell: (ScriptResult) -> Bool
  ) {
    setenv(Environment.backtrace.name, Environment.backtrace.off, 0)
    defer {
      ready.forEach { $0.dismiss() }
      homes.forEach { $0.remove() }
    }
    while delivered < tasks.count {
      guard !isInterrupted() else { return interrupt(tell) }
      startWorkers()
      guard tellResults(tell) else { return killAll(.interruption) }
      tick(self)
      wait()
      takeAnswers()
      for (task, worker) in running { look(after: worker, tasks[task].limits) }
    }
  }

  private func takeAnswers() {
    for (task, worker) in running {
      let state = worker.takeOutput()
      guard state != .running else { continue }
      running.removeAll { $0.worker === worker }
      end(task, worker, isReady: state == .ready && worker.stop == nil)
    }
  }

  /// Passes on new results in order; returns false if the receiver stops the run.
  private func tellResults(_ tell: (ScriptResult) -> Bool) -> Bool {
    while let result = results.removeValue(forKey: delivered) {
      delivered += 1
      guard tell(result) else { return false }
    }
    return true
  }

  private func startWorkers() {
    while running.count < jobs, next < tasks.count {
      let task = tasks[next]
      if let known = task.known {
        results[next] = known
      } else {
        start(next, task)
      }
      next += 1
    }
  }

  private func start(_ index: Int, _ task: TestTask, _ crash: CrashPoint? = nil) {
    if crash == nil, goOn(index, task) { return }
    let used = (running.map(\.worker) + ready).map(\.slot)
    guard let slot = (0..<jobs).first(where: { !used.contains($0) }) else { return }
    board[slot].clear()
    do throws(LocalFiles.Failure) {
      let home = slot < homes.count ? homes[slot] : nil
      home?.empty()
      let environment = home?.environment ?? environmentForOptions
      let worker = try WorkerProcess(environment: environment) { resultDescriptor in
        WorkerInvocation(
          script: task.script, app: app, values: values, resultDescriptor: resultDescriptor,
          progressDescriptor: board.descriptor, slot: slot, parent: getpid(),
          detail: detail, connection: connection, exploring: crash == nil ? exploring : nil,
          crash: crash)
      }
      running.append((index, worker))
    } catch {
      results[index] = task.result(
        .internalFault, .init(step: 0, message: "cannot start its process: \(error)"))
    }
  }

  /// Gives the script to a worker that waits for one; returns false if none does.
  private func goOn(_ index: Int, _ task: TestTask) -> Bool {
    while let worker = ready.popLast() {
      let record = board[worker.slot]
      let isSmall = record.peak <= min(Self.mostSize, task.limits.memory.kilobytes / 2)
      record.clear()
      if isSmall, worker.goOn(with: task.script) {
        running.append((index, worker))
        return true
      }
      worker.dismiss()
    }
    return false
  }

  /// The environment of new programs; nil if copies of this process can do the work.
  ///
  /// They can't if there are options, whose values an extension has checked in this process.
  private var environmentForOptions: [String]? {
    values.isEmpty ? nil : ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
  }

  /// Waits for output, or until it is time to check the workers.
  private func wait() {
    guard !running.isEmpty, results[delivered] == nil else { return }
    let wait = running.reduce(Self.watch) { shortest, entry in
      let left = tasks[entry.task].limits.time - (ContinuousClock.now - entry.worker.started)
      return max(.zero, min(shortest, left))
    }
    ProcessPipe.wait(for: running.flatMap(\.worker.pipes), atMost: wait)
  }

  private func look(after worker: WorkerProcess, _ limits: TestLimits) {
    let age = ContinuousClock.now - worker.started
    if age >= limits.time {
      worker.kill(.timeout)
    } else if age >= Self.watch, let size = worker.residentSize,
      size > limits.memory.kilobytes
    {
      worker.kill(.memory)
    }
  }

  private func interrupt(_ tell: (ScriptResult) -> Bool) {
    killAll(.interruption)
    while delivered < next {
      guard let result = results.removeValue(forKey: delivered) else { return }
      delivered += 1
      _ = tell(result)
    }
  }

  private func killAll(_ reason: WorkerProcess.Stop) {
    for (_, worker) in running { worker.kill(reason) }
    for (task, worker) in running { end(task, worker, isReady: false) }
    running = []
  }

  // MARK: Results

  private func end(_ index: Int, _ worker: WorkerProcess, isReady: Bool) {
    let end = isReady ? nil : worker.finish()
    if var result = untraced.removeValue(forKey: index) {
      result.trace = decoded(worker.answer ?? [], tasks[index]).trace
      results[index] = result
      return
    }
    var result = outcome(of: tasks[index], worker, end, board[worker.slot])
    if isReady {
      if result.outcome == .passed { ready.append(worker) } else { worker.dismiss() }
    }
    result.repetition = tasks[index].repetition
    result.tags = tasks[index].tags
    result.microseconds = (ContinuousClock.now - worker.started).microseconds
    if result.outcome != .passed {
      let home = worker.slot < homes.count ? homes[worker.slot] : nil
      result.output = PrivateHome.repeatable(worker.output.text, in: home)
    }
    if detail == .trace, let crash = CrashPoint(of: result) {
      untraced[index] = result
      start(index, tasks[index], crash)
    } else {
      results[index] = result
    }
  }

  private func outcome(
    of task: TestTask, _ worker: WorkerProcess, _ end: ProcessEnd?, _ record: ProgressRecord
  ) -> ScriptResult {
    let hasEnded = record.phase == .ended
    if worker.stop == .memory || hasEnded && record.peak > task.limits.memory.kilobytes {
      return task.result(
        .outOfMemory,
        task.failure(record, "it exceeded its memory limit of \(task.limits.memory)"))
    }
    if hasEnded {
      if let answer = worker.answer { return decoded(answer, task) }
      return ScriptResult(script: task.script, outcome: .passed, steps: record.steps)
    }
    guard let end else { return malformed(task) }
    switch (worker.stop, end) {
    case (.timeout, _):
      return task.result(
        .timedOut,
        task.failure(record, "it exceeded its time limit of \(task.limits.time.written)"))
    case (.interruption, _): return task.result(.interrupted, task.failure(record, "interrupted"))
    case (_, .signalled(SIGINT)):
      return task.result(.interrupted, task.failure(record, "interrupted"))
    case (_, .signalled(let number)):
      var result = task.result(.crashed, task.failure(record, end.words(at: record.trap)))
      result.signal = SignalName(number).name
      return result
    case (_, .exited(let code)):
      let isOurs = record.phase == .starting && code == ExitCode.internalError.rawValue
      return task.result(isOurs ? .internalFault : .crashed, task.failure(record, end.words()))
    }
  }

  private func decoded(_ answer: [UInt8], _ task: TestTask) -> ScriptResult {
    do {
      return try JSONDecoder().decode(ScriptResult.self, from: Data(answer))
    } catch {
      return malformed(task)
    }
  }

  private func malformed(_ task: TestTask) -> ScriptResult {
    task.result(.internalFault, .init(step: 0, message: "its process gave a malformed answer"))
  }
}

extension CrashPoint {
  /// Nil if the process ended in no statement, or the user ended it.
  fileprivate init?(of result: ScriptResult) {
    guard [.crashed, .timedOut, .outOfMemory].contains(result.outcome), result.trace == nil,
      let failure = result.failures.first, let place = failure.place
    else { return nil }
    self.init(steps: failure.step, place: place, message: failure.message)
  }
}

extension TestTask {
  func result(
    _ outcome: ScriptResult.Outcome, _ failure: ScriptResult.Failure
  ) -> ScriptResult {
    ScriptResult(
      script: script, outcome: outcome, tags: tags, steps: failure.step, failures: [failure])
  }

  /// The failure of the statement in progress, spelled as in the script.
  @MainActor fileprivate func failure(
    _ record: ProgressRecord, _ message: String
  ) -> ScriptResult.Failure {
    var statement: String?
    if let place = record.place,
      case .script(let script) = ScriptFile.read(
        script, files: LocalFiles(), commands: Host.shell.commands)
    {
      statement = script.statements.first(at: place)?.text
    }
    return ScriptResult.Failure(
      place: record.place, step: record.steps, statement: statement, message: message)
  }
}

extension [Statement] {
  /// The statement at a location, in any block or included file.
  fileprivate func first(at place: ScriptResult.Place) -> Statement? {
    for statement in self {
      switch statement.kind {
      case .include(_, let body), .repeat(_, let body):
        if let inner = body.first(at: place) { return inner }
      default:
        if ScriptResult.Place(statement.location) == place { return statement }
      }
    }
    return nil
  }
}
