/// Where to go next: to the nearest state with a move that was never made.
struct Frontier {
  /// The way that was found last, the next step at its end.
  private var way: [ExplorationModel.Step] = []
  /// By state: the search that came to it last, and the step by which it did.
  ///
  /// `hopeless` marks those from which no open state is known to be reachable, as far as a model with so
  /// many states and open states goes.
  private var marks: [Int32] = []
  private var arrivals: [ExplorationModel.Step] = []
  private var search: Int32 = 0
  private var states = -1
  private var open = -1
  private var queue: [Int32] = []

  private static let hopeless = Int32.max

  /// The step from a state towards an open one, over moves that were made before; nil where none leads.
  mutating func step(from state: Int, in model: ExplorationModel) -> ExplorationModel.Step? {
    if let next = way.last, Int(next.state) == state {
      way.removeLast()
      return next
    }
    way.removeAll(keepingCapacity: true)
    if states != model.states.count || open != model.openCount {
      states = model.states.count
      open = model.openCount
      search = 0
      marks = Array(repeating: 0, count: states)
      arrivals += Array(
        repeating: ExplorationModel.Step(state: 0, edge: 0), count: states - arrivals.count)
    }
    guard let goal = goal(from: state, in: model) else { return nil }
    var place = goal
    while place != state {
      let arrival = arrivals[place]
      way.append(arrival)
      place = Int(arrival.state)
    }
    return way.popLast()
  }

  /// The nearest open state.
  private mutating func goal(from start: Int, in model: ExplorationModel) -> Int? {
    guard marks[start] != Self.hopeless else { return nil }
    search += 1
    marks[start] = search
    queue.removeAll(keepingCapacity: true)
    queue.append(Int32(start))
    var next = 0
    while next < queue.count {
      let from = Int(queue[next])
      next += 1
      for (place, edge) in model.states[from].edges.enumerated() where !edge.isDeadly {
        guard let result = edge.results.max(by: { $0.count < $1.count })?.state else { continue }
        let to = Int(result)
        guard marks[to] < search else { continue }
        marks[to] = search
        arrivals[to] = ExplorationModel.Step(state: Int32(from), edge: Int32(place))
        if model.states[to].untried > 0 { return to }
        queue.append(result)
      }
    }
    for state in queue { marks[Int(state)] = Self.hopeless }
    return nil
  }
}

extension ExplorationModel {
  /// Whether there are open states that launch is known to lead to.
  var hasOpenStates: Bool {
    openCount > 0
      && states.contains { $0.untried > 0 && $0.way != nil && $0.detours < 4 }
  }

  /// The open states that launch is known to lead to, the shortest way first.
  func openStates() -> [Int] {
    states.indices.filter {
      states[$0].untried > 0 && states[$0].way != nil && states[$0].detours < 4
    }
    .sorted { (states[$0].way?.count ?? 0, $0) < (states[$1].way?.count ?? 0, $1) }
  }
}
