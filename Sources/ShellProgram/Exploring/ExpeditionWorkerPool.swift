import CoordinatorShellCore
import Glibc
import RetainGraph
import ShellLanguage

/// Makes expeditions in several processes at a time.
///
/// A crash or a hang ends only its own expedition. This process runs no app code, so every copy of
/// it starts in the same world.
@MainActor struct ExpeditionWorkerPool {
  let world: ExploredWorld
  /// The number of processes that run at a time.
  let jobs: Int
  /// Whether one process may make several expeditions, each with its own launches.
  let sharesProcess: Bool
  /// The time limit of a move.
  let patience: Duration
  /// The time after which no process and no move starts; nil for never.
  var deadline: ContinuousClock.Instant?
  /// Receives the number of started moves of the round from time to time, and can read the current
  /// one.
  var onProgress: @MainActor (Int, _ trying: () -> String) -> Void = { _, _ in }

  private let reader = StateReader()
  private let commands: KnownCommands

  init(
    world: ExploredWorld, jobs: Int, sharesProcess: Bool, patience: Duration
  ) {
    self.world = world
    self.jobs = jobs
    self.sharesProcess = sharesProcess
    self.patience = patience
    commands = KnownCommands(world)
    if !sharesProcess { ProgramSymbols.read() }
  }

  /// The outcomes of the orders, in order; orders without an outcome are omitted.
  func send(
    _ orders: [Expedition.Order], _ model: ExplorationModel, _ known: Set<String>
  ) -> [Explorer.Outcome] {
    var outcomes: [Explorer.Outcome?] = Array(repeating: nil, count: orders.count)
    var waiting = workers(of: orders.count)
    var memories = (0..<jobs).compactMap { ExpeditionMemory(slot: $0) }
    var working: [ExpeditionWorker] = []
    var isNotified = false
    var finished = 0
    while !waiting.isEmpty || !working.isEmpty {
      if isOver { waiting = [] }
      while let memory = memories.last, !waiting.isEmpty {
        let worker = try? ExpeditionWorker(waiting[0], memory: memory) { place, memory in
          explore(orders[place], model, known, memory)
        }
        guard let worker else { break }
        waiting.removeFirst()
        memories.removeLast()
        working.append(worker)
      }
      guard !working.isEmpty else { break }
      ProcessPipe.wait(for: working.map(\.pipe), atMost: .milliseconds(100))
      if !isNotified, Interruption.isRequested {
        isNotified = true
        working.forEach { $0.interrupt() }
      }
      for worker in working {
        worker.watch(patience: patience)
        guard worker.takeAnswers() else { continue }
        working.removeAll { $0 === worker }
        finished += Int(worker.memory.beginnings)
        memories.append(worker.memory)
        take(worker, &outcomes, &waiting)
      }
      onProgress(finished + working.reduce(0) { $0 + Int($1.memory.beginnings) }) {
        working.first?.memory.trying ?? ""
      }
    }
    return outcomes.compactMap(\.self)
  }

  /// Distributes the expeditions among the processes.
  private func workers(of count: Int) -> [[Int]] {
    guard sharesProcess else { return (0..<count).map { [$0] } }
    let workers = min(jobs, count)
    return (0..<workers).map { worker in Array(stride(from: worker, to: count, by: workers)) }
  }

  private func explore(
    _ order: Expedition.Order, _ model: ExplorationModel, _ known: Set<String>,
    _ memory: ExpeditionMemory
  ) -> ExpeditionRecord {
    ExploredHomes()?.enter(memory.slot)
    AppHeap.counting = order.countsObjects ? .atEnd : .never
    return Expedition.record(world, order, model: model, known: known, reader, watch: memory) {
      isOver
    }
  }

  private var isOver: Bool {
    Interruption.isRequested || deadline.map { ContinuousClock.now > $0 } ?? false
  }

  private func take(
    _ worker: ExpeditionWorker, _ outcomes: inout [Explorer.Outcome?], _ waiting: inout [[Int]]
  ) {
    let death = worker.finish(patience: patience)
    for (place, bytes) in zip(worker.orders, worker.records) {
      guard let record = ExpeditionRecord(bytes: bytes, command: { commands[$0] }) else {
        continue
      }
      outcomes[place] = .returned(record)
    }
    guard let death, worker.records.count < worker.orders.count else { return }
    outcomes[worker.orders[worker.records.count]] = .died(worker.memory.death(death))
    let rest = Array(worker.orders[(worker.records.count + 1)...])
    if !rest.isEmpty { waiting.insert(rest, at: 0) }
  }
}

/// The moves that have been parsed, because most states offer the same ones.
@MainActor private final class KnownCommands {
  private let world: ExploredWorld
  private var commands: [String: Command] = [:]

  init(_ world: ExploredWorld) {
    self.world = world
  }

  subscript(text: String) -> Command? {
    if let known = commands[text] { return known }
    let command = world.command(text)
    commands[text] = command
    return command
  }
}
