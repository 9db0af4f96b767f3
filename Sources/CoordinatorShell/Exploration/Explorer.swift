import SeededNumbers
import ShellLanguage

/// Explores an app in rounds of expeditions; all expeditions of a round start from the same model.
///
/// The result depends on the seed and the number of moves. It doesn't depend on how many
/// expeditions run at a time, or whether each has its own process.
@MainActor package final class Explorer {
  /// The outcome of an expedition.
  package enum Outcome {
    case returned(ExpeditionRecord)
    /// Its process ended or hung in a move.
    case died(Death)
  }

  /// The end of a process that was exploring.
  package struct Death {
    package let words: String
    /// The statements since launch, without the last move.
    package let trace: [String]
    /// The key of the state at which the last move was made.
    package let key: UInt64
    package let moves: Int
    /// The move in which the process ended; empty if it ended at launch.
    package let lastMove: String
    /// The statements of that move; the process ended in the last one.
    package let ending: [String]

    package init(
      words: String, trace: [String], key: UInt64, moves: Int, lastMove: String,
      ending: [String]
    ) {
      self.words = words
      self.trace = trace
      self.key = key
      self.moves = moves
      self.lastMove = lastMove
      self.ending = ending
    }
  }

  package struct Limits: Sendable {
    /// The number of moves to make; nil for no limit.
    package var moves: Int?
    package var seed: UInt64 = 1
    /// Whether an expedition may launch the app more than once in its process.
    package var sharesProcess = true
    /// Which moves the user allows.
    package var choice = ExplorationChoice()

    package init() {}
  }

  /// Runs the expeditions of a round; the outcomes have the order of the orders.
  package typealias Send =
    @MainActor ([Expedition.Order], ExplorationModel, _ known: Set<String>) -> [Outcome]

  private let limits: Limits
  private let send: Send
  package private(set) var model = ExplorationModel()
  package private(set) var discoveries: [Discovery] = []
  /// The problems that the baseline accepts, which are counted but not reported.
  package private(set) var acceptedFound: [Discovery] = []
  /// The signatures that the baseline accepts.
  private let accepted: Set<String>
  private var known: Set<String> = []
  package private(set) var moves = 0
  package private(set) var refusals = 0
  package private(set) var launches = 0
  package private(set) var steps = 0
  private var round = 0
  /// Whether the app ended at each launch, so that there is nothing to explore.
  private var endsAtLaunch = false
  private var ordinal: UInt64 = 0

  package init(_ limits: Limits, accepting accepted: Set<String> = [], send: @escaping Send) {
    self.limits = limits
    self.accepted = accepted
    self.send = send
  }

  /// Whether the limits allow no more moves, or the app allows none.
  package var isDone: Bool { endsAtLaunch || limits.moves.map { moves >= $0 } ?? false }

  /// Runs one round; returns its new problems, the shortest first, or throws why the app can't be
  /// explored.
  package func goOn() throws(StepFailure) -> [Discovery] {
    let orders = nextOrders()
    let outcomes = send(orders, model, known)
    var found: [String: Discovery] = [:]
    func take(_ discovery: Discovery) {
      let signature = discovery.signature
      guard !known.contains(signature) else { return }
      if let other = found[signature], other.trace.count <= discovery.trace.count { return }
      found[signature] = discovery
    }
    for outcome in outcomes {
      switch outcome {
      case .returned(let record):
        if let refusal = record.refusal { throw .added(Refusal(message: refusal)) }
        model.merge(record)
        moves += record.moves
        refusals += record.refusals
        launches += record.launches
        steps += record.steps
        record.discoveries.forEach(take)
      case .died(let death):
        moves += max(death.moves, 1)
        launches += 1
        model.markDeadly(death.lastMove, at: death.key, after: TypedTexts(last: death.trace))
        let way = model.state(death.key).flatMap { model.states[$0].way }
        take(
          Discovery(
            .death(death.words), words: death.words, trace: death.trace + death.ending,
            shortcuts: way.map { [$0.flatMap { model.move($0).texts } + death.ending] } ?? []))
      }
    }
    model.addRowsOfMenus(limits.choice)
    endsAtLaunch =
      model.states.isEmpty
      && outcomes.allSatisfy { if case .died(let death) = $0 { death.moves == 0 } else { false } }
    return self.take(Array(found.values))
  }

  /// Adds new problems; returns those that the baseline doesn't accept, the shortest first.
  package func take(_ found: [Discovery]) -> [Discovery] {
    let new = found.filter { !known.contains($0.signature) }.sorted {
      ($0.trace.count, $0.signature) < ($1.trace.count, $1.signature)
    }
    for discovery in new { known.insert(discovery.signature) }
    acceptedFound += new.filter { accepted.contains($0.signature) }
    let reported = new.filter { !accepted.contains($0.signature) }
    discoveries += reported
    return reported
  }

  /// Why an app can't be explored.
  package struct Refusal: Error, CustomStringConvertible {
    package let message: String
    package var description: String { message }

    package init(message: String) { self.message = message }
  }

  /// Plans few and short expeditions at first, so that later ones can use what they learned.
  private func nextOrders() -> [Expedition.Order] {
    defer { round += 1 }
    let count = 1 << min(round, 4)
    let budget = limits.sharesProcess ? 256 << min(round, 4) : 256
    var orders: [Expedition.Order] = []
    var left = limits.moves.map { $0 - moves } ?? .max
    for lane in 0..<count where left > 0 {
      ordinal += 1
      var random = SeededNumbers(seed: limits.seed &* 0x9e37_79b9 &+ ordinal)
      let moves = min(budget, left)
      left -= moves
      var order = Expedition.Order(budget: moves, seed: random.next(), lane: lane)
      order.mayLaunchAgain = limits.sharesProcess
      // A count takes as long as many moves, and later rounds repeat what earlier ones did.
      order.countsObjects = round < 4 || lane == 0
      orders.append(order)
    }
    return orders
  }

  // MARK: In this process

  /// Runs the expeditions one after another in this process.
  package static func sender(in world: ExploredWorld) -> Send {
    let reader = StateReader()
    return { orders, model, known in
      orders.map { .returned(Expedition.record(world, $0, model: model, known: known, reader)) }
    }
  }
}

extension Expedition {
  /// Runs an expedition; if the app can't be launched, the record states the reason.
  package static func record(
    _ world: ExploredWorld, _ order: Order, model: ExplorationModel, known: Set<String>,
    _ reader: StateReader, watch: (any ExpeditionWatch)? = nil,
    isOver: @escaping @MainActor () -> Bool = { false }
  ) -> ExpeditionRecord {
    do {
      let expedition = try Expedition(world, order, model: model, known: known, reader: reader)
      expedition.watch = watch
      expedition.isOver = isOver
      return expedition.run()
    } catch {
      var record = ExpeditionRecord()
      record.refusal = error.message
      return record
    }
  }
}
