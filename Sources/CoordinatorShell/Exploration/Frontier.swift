/// Where to go next: to the nearest state with a move that was never made.
struct Frontier {
  /// For each state the first step of the shortest way to an open state; -1 where none is known.
  private var steps: [Int32] = []
  /// The knowledge that this was made of.
  private var states = -1
  private var open = -1

  /// The step from a state towards an open one, over moves that were made before; nil where none leads.
  mutating func step(from state: Int, in model: ExplorationModel) -> ExplorationModel.Step? {
    if states != model.states.count || open != model.openCount { look(at: model) }
    let edge = steps[state]
    return edge < 0 ? nil : ExplorationModel.Step(state: Int32(state), edge: edge)
  }

  private mutating func look(at model: ExplorationModel) {
    states = model.states.count
    open = model.openCount
    steps = Array(repeating: -1, count: states)
    var arrivals: [[(from: Int32, edge: Int32)]] = Array(repeating: [], count: states)
    for (from, state) in model.states.enumerated() {
      for (place, edge) in state.edges.enumerated() where !edge.isDeadly {
        guard let to = edge.results.max(by: { $0.count < $1.count })?.state, to != from else {
          continue
        }
        arrivals[Int(to)].append((Int32(from), Int32(place)))
      }
    }
    var queue = model.states.indices.filter { model.states[$0].untried > 0 }
    var isKnown = model.states.map { $0.untried > 0 }
    var next = 0
    while next < queue.count {
      let state = queue[next]
      next += 1
      for arrival in arrivals[state] where !isKnown[Int(arrival.from)] {
        isKnown[Int(arrival.from)] = true
        steps[Int(arrival.from)] = arrival.edge
        queue.append(Int(arrival.from))
      }
    }
  }
}

extension ExplorationModel {
  /// The open states that launch is known to lead to, the shortest way first.
  func openStates() -> [Int] {
    states.indices.filter {
      states[$0].untried > 0 && states[$0].way != nil && states[$0].detours < 4
    }
    .sorted { (states[$0].way?.count ?? 0, $0) < (states[$1].way?.count ?? 0, $1) }
  }
}
