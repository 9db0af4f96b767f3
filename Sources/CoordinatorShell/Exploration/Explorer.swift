import ShellLanguage

/// Explores an app in rounds of expeditions, each round from the same knowledge.
///
/// What comes out depends on the seed and the number of moves, and not on how many expeditions go at a
/// time, nor on whether each has a process of its own.
@MainActor package final class Explorer {
  /// What became of an expedition.
  package enum Outcome {
    case returned(ExpeditionRecord)
    /// Its process ended or hung in a move.
    case died(Death)
  }

  /// The end of a process that was exploring.
  package struct Death {
    package let words: String
    /// The statements since launch; the last is the one that it died in.
    package let trace: [String]
    /// The state that the last move was made at.
    package let key: UInt64
    package let moves: Int
    package let lastMove: String

    package init(words: String, trace: [String], key: UInt64, moves: Int, lastMove: String) {
      self.words = words
      self.trace = trace
      self.key = key
      self.moves = moves
      self.lastMove = lastMove
    }
  }

  package struct Limits: Sendable {
    /// How many moves there are to make; nil without an end.
    package var moves: Int?
    package var seed: UInt64 = 1
    /// Whether an expedition may launch the app more than once in its process.
    package var sharesProcess = true

    package init() {}
  }

  /// Sends out the expeditions of a round; the outcomes come in the order of the orders.
  package typealias Send =
    @MainActor ([Expedition.Order], ExplorationModel, _ known: Set<String>) -> [Outcome]

  private let limits: Limits
  private let send: Send
  package private(set) var model = ExplorationModel()
  package private(set) var discoveries: [Discovery] = []
  /// What was found that a baseline accepts: counted, and not reported.
  package private(set) var acceptedFound: [Discovery] = []
  /// The signatures that a baseline accepts.
  private let accepted: Set<String>
  private var known: Set<String> = []
  package private(set) var moves = 0
  package private(set) var refusals = 0
  package private(set) var launches = 0
  package private(set) var steps = 0
  private var round = 0
  private var ordinal: UInt64 = 0

  package init(_ limits: Limits, accepting accepted: Set<String> = [], send: @escaping Send) {
    self.limits = limits
    self.accepted = accepted
    self.send = send
  }

  /// Whether every move was made that the limits allow.
  package var isDone: Bool { limits.moves.map { moves >= $0 } ?? false }

  /// Makes one round; returns what it found that was not known, the shortest first, or why there is
  /// nothing to explore.
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
        model.markDeadly(death.lastMove, at: death.key)
        let way = model.state(death.key).flatMap { model.states[$0].way }
        take(
          Discovery(
            .death(death.words), words: death.words, trace: death.trace,
            shortcut: way.map { way in
              way.flatMap { model.move($0).texts } + model.texts(of: death.lastMove)
            }))
      }
    }
    let new = found.values.sorted {
      ($0.trace.count, $0.signature) < ($1.trace.count, $1.signature)
    }
    for discovery in new { known.insert(discovery.signature) }
    acceptedFound += new.filter { accepted.contains($0.signature) }
    let reported = new.filter { !accepted.contains($0.signature) }
    discoveries += reported
    return reported
  }

  /// Why an app cannot be explored.
  package struct Refusal: Error, CustomStringConvertible {
    package let message: String
    package var description: String { message }

    package init(message: String) { self.message = message }
  }

  /// Few and short at first, so that what one learns helps the next; then more and longer.
  private func nextOrders() -> [Expedition.Order] {
    defer { round += 1 }
    let count = 1 << min(round, 4)
    let budget = limits.sharesProcess ? 256 << min(round, 4) : 256
    var orders: [Expedition.Order] = []
    var left = limits.moves.map { $0 - moves } ?? .max
    for lane in 0..<count where left > 0 {
      ordinal += 1
      var random = SeededGenerator(seed: limits.seed &* 0x9e37_79b9 &+ ordinal)
      let moves = min(budget, left)
      left -= moves
      var order = Expedition.Order(budget: moves, seed: random.next(), lane: lane)
      order.mayLaunchAgain = limits.sharesProcess
      orders.append(order)
    }
    return orders
  }

  // MARK: In this process

  /// Sends the expeditions out one after another within this process.
  package static func sender(in world: ExploredWorld) -> Send {
    let reader = StateReader()
    return { orders, model, known in
      orders.map { .returned(Expedition.record(world, $0, model: model, known: known, reader)) }
    }
  }
}

extension Expedition {
  /// Goes on an expedition; where the app cannot be launched, the record says why.
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
