import CoordinatorShellCore
import Glibc
import ShellLanguage

/// A process that makes several expeditions in order, seen from the process that started it.
@MainActor final class ExpeditionWorker {
  /// The indices of its orders, in the order in which it makes them.
  let orders: [Int]
  let memory: ExpeditionMemory
  private(set) var records: [[UInt8]] = []
  private(set) var isLate = false
  private let process: ForkedProcess
  private var bytes: [UInt8] = []
  private var lastBeginnings: UInt64 = 0
  private var hangWatch: HangWatch

  /// Starts a copy of this process, which has run no app code.
  init(
    _ orders: [Int], memory: ExpeditionMemory,
    _ explore: (Int, ExpeditionMemory) -> ExpeditionRecord
  ) throws(LocalFiles.Failure) {
    self.orders = orders
    self.memory = memory
    memory.clear()
    process = try ForkedProcess(isHeard: false) { answers, errors in
      // Many moves may lead to one trap.
      errors?.trap?.arm()
      return orders.allSatisfy { order in
        errors?.clear()
        memory.beginsOrder()
        return StandardOutput.write(SizedBytes.bytes(of: explore(order, memory).bytes), to: answers)
      }
    }
    hangWatch = HangWatch(of: process.pid)
  }

  /// Where its answers arrive.
  var pipe: Int32 { process.answers }

  /// Reads available data; returns whether the process has ended or is about to.
  func takeAnswers() -> Bool {
    let isEnd = ProcessPipe.read(pipe) { bytes += $0 }
    while let record = SizedBytes.take(from: &bytes) { records.append(record) }
    return isEnd
  }

  /// Ends the process if a move has exceeded its time limit.
  func watch(patience: Duration) {
    if memory.beginnings != lastBeginnings {
      lastBeginnings = memory.beginnings
      hangWatch.noteProgress()
    } else if !isLate, hangWatch.sees(hangingFor: patience) {
      isLate = true
      process.end()
    }
  }

  /// Asks the process to end.
  func interrupt() { process.interrupt() }

  /// Reaps the ended process; returns how it died, if it did.
  func finish(patience: Duration) -> String? {
    let end = process.finish()
    if isLate { return "\(Discovery.hang): a move took longer than \(patience.written)" }
    guard records.count < orders.count else { return nil }
    switch end {
    case .signalled: return process.words(end)
    case .exited(let code): return "it ends the process with exit code \(code)"
    }
  }
}
